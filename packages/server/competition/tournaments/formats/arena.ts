import { type ArenaResult, arenaPoints } from '../standings/arena-points.ts';
import { POINT_CENTS } from '../standings/points.ts';
import { isRunning } from './by-rounds.ts';
import type { Field, Format, Meetings, Played } from './format.ts';

/** How long two who have just met wait for somebody else to become free. */
const REMATCH_WAIT_MS = 10_000;

/**
 * Arena: for a fixed time, a free player is paired with the next one, those who have met least first. One can join and
 * leave at any time. Points as in `arena-points.ts`; ties are broken by wins. A "round" is one such pairing of free players.
 */
export const arena: Format = {
  tieBreaks: ['wins'],
  minEntrants: 1,
  isOpenEnded: true,
  rounds: () => 0,
  next: (field) => {
    const { round, now, endsAt = Number.POSITIVE_INFINITY } = field;
    const playing = new Set(field.meetings.filter(isRunning).flatMap(({ seats }) => seats));
    if (now >= endsAt) return playing.size > 0 ? 'wait' : 'end';
    const free = field.order.filter((entrant) => field.active.has(entrant) && !playing.has(entrant));
    const meetings = pairFree(field, free);
    return meetings.length === 0 ? 'wait' : { round: round + 1, meetings };
  },
  standings: ({ order, meetings }) => {
    const rows = order
      .map((entrant) => {
        const results = resultsOf(meetings, entrant);
        const wins = POINT_CENTS * results.filter((result) => result === 'won').length;
        return { entrant, points: arenaPoints(results), breaks: [wins] };
      })
      .toSorted((a, b) => compare(b, a));
    return rows.map((row) => ({ ...row, rank: 1 + rows.findIndex((other) => compare(other, row) === 0) }));
  },
};

interface ArenaRow {
  readonly points: number;
  readonly breaks: readonly number[];
}

const compare = (a: ArenaRow, b: ArenaRow): number => a.points - b.points || (a.breaks[0] ?? 0) - (b.breaks[0] ?? 0);

const resultsOf = (meetings: readonly Played[], entrant: number): readonly ArenaResult[] =>
  meetings.flatMap(({ seats, ranks }) => {
    const seat = seats.indexOf(entrant);
    if (seat < 0 || ranks === undefined) return [];
    const others = ranks.filter((_, other) => other !== seat);
    const [mine = 0, best = 0] = [ranks[seat], Math.min(...others)];
    return [mine < best ? 'won' : mine === best ? 'drawn' : 'lost'];
  });

/** Pairs free entrants: who has waited longest first, each with the one they have met least and stand closest to. */
const pairFree = (field: Field, free: readonly number[]): Meetings => {
  const places = new Map(arena.standings(field).map(({ entrant }, place) => [entrant, place]));
  const placeOf = (entrant: number) => places.get(entrant) ?? 0;
  const lastOf = (entrant: number) => field.meetings.findLastIndex(({ seats }) => seats.includes(entrant));
  const waiting = free.toSorted((a, b) => lastOf(a) - lastOf(b));
  const met = (a: number, b: number) =>
    field.meetings.filter(({ seats }) => seats.includes(a) && seats.includes(b)).length;
  const pairs: number[][] = [];
  for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
    const entrant = first;
    const cost = (other: number) =>
      met(entrant, other) * field.order.length + Math.abs(placeOf(entrant) - placeOf(other));
    const [other] = waiting.filter((one) => canMeet(field, entrant, one)).toSorted((a, b) => cost(a) - cost(b));
    if (other === undefined) continue;
    waiting.splice(waiting.indexOf(other), 1);
    pairs.push(lastSeat(field, entrant) === 0 ? [other, entrant] : [entrant, other]);
  }
  return pairs;
};

/** Bots never meet each other. Two who have just met do so only if nobody else comes. */
const canMeet = ({ bots, meetings, active, now }: Field, a: number, b: number): boolean => {
  if (bots.has(a) && bots.has(b)) return false;
  const last = meetings.findLast(({ seats }) => seats.includes(a));
  const hasJustMet = last?.seats.includes(b) && last === meetings.findLast(({ seats }) => seats.includes(b));
  return !hasJustMet || active.size <= 2 || now - (last?.endedAt ?? 0) >= REMATCH_WAIT_MS;
};

const lastSeat = ({ meetings }: Field, entrant: number): number =>
  meetings.findLast(({ seats }) => seats.includes(entrant))?.seats.indexOf(entrant) ?? 1;
