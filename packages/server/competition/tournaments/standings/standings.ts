import type { TieBreak } from '@sesame/protocol';
import type { Meeting } from '../meeting.ts';
import { POINT_CENTS, pointsEarned } from './points.ts';

export interface Standing {
  readonly entrant: number;
  readonly rank: number;
  /** In hundredths, like all points. */
  readonly points: number;
  /** Values of the tie-breaks, in order. */
  readonly breaks: readonly number[];
}

/** Result of one entrant at one table. */
interface Sat {
  readonly got: number;
  readonly others: readonly { readonly entrant: number; readonly lost: boolean; readonly drew: boolean }[];
}

interface Tally {
  readonly entrant: number;
  readonly points: number;
  readonly sat: readonly Sat[];
}

/** Standings by points and these tie-breaks, in order. `order` decides who is listed first among equal ranks. */
export const standingsOf = (
  kinds: readonly TieBreak[],
  order: readonly number[],
  meetings: readonly Meeting[],
): readonly Standing[] => {
  const tallies = tally(order, meetings);
  let rows = tallies.map((one) => ({ one, values: [one.points] }));
  for (const kind of kinds) {
    const before = rows;
    const equals = (values: readonly number[]) => before.filter((row) => sameValues(row.values, values));
    rows = before.map(({ one, values }) => {
      const tied = equals(values).map((row) => row.one);
      return { one, values: [...values, BREAKS[kind](one, tallies, tied)] };
    });
  }
  const sorted = rows.toSorted((a, b) => compare(b.values, a.values));
  return sorted.map(({ one, values: [points = 0, ...breaks] }) => {
    const rank = sorted.findIndex((row) => sameValues(row.values, [points, ...breaks])) + 1;
    return { entrant: one.entrant, rank, points, breaks };
  });
};

const tally = (order: readonly number[], meetings: readonly Meeting[]): readonly Tally[] => {
  const sat = new Map<number, Sat[]>(order.map((entrant) => [entrant, []]));
  for (const meeting of meetings) {
    const got = pointsEarned(meeting);
    if (got === undefined) continue;
    const ranks = meeting.ranks ?? [];
    for (const [seat, entrant] of meeting.seats.entries()) {
      const mine = ranks[seat] ?? 0;
      const others = meeting.seats.flatMap((other, place) => {
        const theirs = ranks[place] ?? 0;
        return place === seat ? [] : [{ entrant: other, lost: theirs > mine, drew: theirs === mine }];
      });
      sat.get(entrant)?.push({ got: got[seat] ?? 0, others });
    }
  }
  return order.map((entrant) => {
    const mine = sat.get(entrant) ?? [];
    return { entrant, points: sum(mine.map(({ got }) => got)), sat: mine };
  });
};

type Break = (one: Tally, all: readonly Tally[], tied: readonly Tally[]) => number;

const BREAKS: Readonly<Record<TieBreak, Break>> = {
  /** Buchholz: points of the opponents (their mean at a table). A bye counts as an opponent with one's own points. */
  buchholz: (one, all) =>
    sum(
      one.sat.map(({ others }) => {
        const theirs = others.map(({ entrant }) => pointsIn(all, entrant));
        return theirs.length === 0 ? one.points : Math.round(sum(theirs) / theirs.length);
      }),
    ),
  /** Sonneborn-Berger: points of beaten opponents, and half the points of those drawn with. */
  sonneborn: (one, all) =>
    sum(
      one.sat.flatMap(({ others }) =>
        others.map(({ entrant, lost, drew }) => pointsIn(all, entrant) * (lost ? 1 : drew ? 0.5 : 0)),
      ),
    ),
  /** Direct encounter: points against tied players, if all of them have met. */
  direct: (one, _all, tied) => {
    const rivals = new Set(tied.map(({ entrant }) => entrant));
    const met = ({ entrant, sat }: Tally) =>
      new Set(sat.flatMap(({ others }) => others.map((other) => other.entrant)).filter((other) => rivals.has(other)))
        .size ===
        rivals.size - 1 && rivals.has(entrant);
    if (rivals.size < 2 || !tied.every(met)) return 0;
    const against = one.sat.flatMap(({ others }) => others).filter(({ entrant }) => rivals.has(entrant));
    return sum(against.map(({ lost, drew }) => (lost ? POINT_CENTS : drew ? POINT_CENTS / 2 : 0)));
  },
  /** Sole wins. Byes don't count. */
  wins: ({ sat }) =>
    POINT_CENTS * sat.filter(({ others }) => others.length > 0 && others.every(({ lost }) => lost)).length,
};

const pointsIn = (all: readonly Tally[], entrant: number): number =>
  all.find((one) => one.entrant === entrant)?.points ?? 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const sameValues = (a: readonly number[], b: readonly number[]): boolean => compare(a, b) === 0;

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
  return 0;
};
