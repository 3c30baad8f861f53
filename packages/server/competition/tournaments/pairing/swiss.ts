import type { History } from './history.ts';
import { maxWeightMatching } from './matching.ts';

/** An entrant to be paired, with their points. Given in the order of the standings. */
export interface Candidate {
  readonly entrant: number;
  readonly points: number;
}

/** Costs of a pair; each outweighs all smaller ones together. */
const REMATCH_COST = 1_000_000_000;
const BYE_RANK_COST = 1_000_000;
const SCORE_GAP_COST = 100;
const SAME_SEAT_COST = 30;
const ORDER_COST = 20;
/** Outweighs all costs, so that everybody is paired. */
const PAIR_WEIGHT = 1_000_000_000_000;
const MAX_REMATCHES_COUNTED = 5;
const MAX_SCORE_GAP_COUNTED = 10;
const HALF_POINT_CENTS = 50;

/**
 * Swiss pairing: players with equal points meet; no rematches and no second bye as long as possible; the bye goes to the
 * lowest; first seats are balanced. Exact, by a minimum-cost matching.
 */
export const pairSwiss = (standing: readonly Candidate[], history: History): readonly (readonly number[])[] => {
  const isOdd = standing.length % 2 === 1;
  const size = standing.length + (isOdd ? 1 : 0);
  const groups = groupsOf(standing);
  const costOf = (a: number, b: number): number => {
    const [above, below] = [standing[Math.min(a, b)], standing[Math.max(a, b)]];
    if (above === undefined) return 0;
    if (below === undefined) return restCost(history.rests(above.entrant), standing.length - 1 - Math.min(a, b));
    const apart = Math.min(MAX_SCORE_GAP_COUNTED, (above.points - below.points) / HALF_POINT_CENTS);
    return (
      REMATCH_COST * Math.min(MAX_REMATCHES_COUNTED, history.met(above.entrant, below.entrant)) +
      Math.round(SCORE_GAP_COST * apart * apart) +
      (wantsFirst(history, above.entrant) * wantsFirst(history, below.entrant) > 0 ? SAME_SEAT_COST : 0) +
      orderCost(groups.get(above.points) ?? size, Math.abs(a - b))
    );
  };
  const mates = maxWeightMatching(size, (a, b) => PAIR_WEIGHT - costOf(a, b));
  const pairs = standing.flatMap(({ entrant }, place) => {
    const mate = mates[place] ?? -1;
    if (mate < place) return [];
    const other = standing[mate]?.entrant;
    return [other === undefined ? [entrant] : seatPair(history, [entrant, other], place)];
  });
  // The bye comes last.
  return pairs.toSorted((a, b) => b.length - a.length);
};

const restCost = (rests: number, fromBelow: number): number =>
  REMATCH_COST * Math.min(MAX_REMATCHES_COUNTED, rests) + BYE_RANK_COST * fromBelow;

/** Within a score group, the top of the upper half meets the top of the lower half. */
const orderCost = (group: number, apart: number): number =>
  Math.round((ORDER_COST * Math.abs(apart - Math.floor(group / 2))) / (group + Math.abs(apart - group / 2)));

const groupsOf = (standing: readonly Candidate[]): ReadonlyMap<number, number> => {
  const groups = new Map<number, number>();
  for (const { points } of standing) groups.set(points, (groups.get(points) ?? 0) + 1);
  return groups;
};

/** How much more often an entrant has sat second than first. */
const wantsFirst = (history: History, entrant: number): number =>
  history.seats(entrant).reduce((sum, seat) => sum + (seat === 0 ? -1 : 1), 0);

const seatPair = (history: History, [above, below]: readonly [number, number], place: number): readonly number[] => {
  const [a, b] = [wantsFirst(history, above), wantsFirst(history, below)];
  if (a !== b) return a > b ? [above, below] : [below, above];
  const [last, otherLast] = [history.seats(above).at(-1), history.seats(below).at(-1)];
  if (last !== otherLast) return last === 0 ? [below, above] : [above, below];
  return place % 2 === 0 ? [above, below] : [below, above];
};
