import { below, makeRng, type Rng } from '@sesame/kernel';
import type { History } from './history.ts';

export interface TableRoundRequest {
  /** Preferred number of players per table. */
  readonly size: number;
  /** Minimum number of players of the game. */
  readonly min: number;
  readonly seed: string;
}

/** A rematch costs more than any difference in the standings. */
const REMATCH_COST = 1_000;
const SHUFFLE_TRIES = 6;

/**
 * Table assignment for games of three or more: similar standings together, with few rematches. Local search that swaps
 * players between tables, from several starting points; deterministic for a seed.
 */
export const pairTables = (
  standing: readonly number[],
  history: History,
  { size, min, seed }: TableRoundRequest,
): readonly (readonly number[])[] => {
  const rng = makeRng(seed);
  const { sizes, resting } = tableSizes(standing.length, { size, min });
  const rests = resters(standing, history, resting);
  const playing = standing.filter((entrant) => !rests.includes(entrant));
  const cost = costsOf(playing, history);
  const places = playing.map((_, place) => place);
  let best = deal(places, sizes);
  let least = improve(best, cost);
  for (let n = 1; n < SHUFFLE_TRIES && least >= REMATCH_COST; n++) {
    const other = deal(stirred(places, rng), sizes);
    const found = improve(other, cost);
    if (found < least) [best, least] = [other, found];
  }
  const seated = best.map((table) =>
    table.map((place) => playing[place] ?? 0).toSorted((a, b) => lateness(history, b) - lateness(history, a)),
  );
  return [...seated, ...rests.map((entrant) => [entrant])];
};

type Cost = (a: number, b: number) => number;

/** Cost of seating two players together. */
const costsOf = (playing: readonly number[], history: History): Cost => {
  const { length } = playing;
  const costs = new Float64Array(length * length);
  for (const [i, a] of playing.entries())
    for (const [j, b] of playing.entries()) {
      const met = i === j ? 0 : history.met(a, b);
      costs[i * length + j] = REMATCH_COST * met * met + Math.abs(i - j) / length;
    }
  return (a, b) => costs[a * length + b] ?? 0;
};

/** Fewest tables that seat everybody, as even as possible. Players left over have a bye. */
export const tableSizes = (
  players: number,
  { size, min }: Pick<TableRoundRequest, 'size' | 'min'>,
): { readonly sizes: readonly number[]; readonly resting: number } => {
  for (let resting = 0; resting < players; resting++) {
    const playing = players - resting;
    const tables = Math.ceil(playing / size);
    const small = Math.floor(playing / tables);
    if (small < min) continue;
    const large = playing - small * tables;
    return { sizes: Array.from({ length: tables }, (_, i) => (i < large ? small + 1 : small)), resting };
  }
  return { sizes: [], resting: players };
};

/** The lowest of those with the fewest byes. */
const resters = (standing: readonly number[], history: History, count: number): readonly number[] =>
  standing
    .toReversed()
    .toSorted((a, b) => history.rests(a) - history.rests(b))
    .slice(0, count);

const deal = (order: readonly number[], sizes: readonly number[]): number[][] => {
  let dealt = 0;
  return sizes.map((size) => {
    dealt += size;
    return order.slice(dealt - size, dealt);
  });
};

/** The order with some neighbours swapped at random. */
const stirred = (order: readonly number[], rng: Rng): readonly number[] => {
  const mixed = order.map((entrant, i) => ({ entrant, at: i + below(rng, Math.max(4, order.length)) }));
  return mixed.toSorted((a, b) => a.at - b.at).map(({ entrant }) => entrant);
};

/** Swaps players between tables while that lowers the cost. Returns the remaining cost. */
const improve = (tables: number[][], cost: Cost): number => {
  const among = (one: number, table: readonly number[], except: number) => {
    let sum = 0;
    for (const other of table) if (other !== one && other !== except) sum += cost(one, other);
    return sum;
  };
  const exchange = (one: number[], other: number[]): boolean => {
    for (const [i, a] of one.entries())
      for (const [j, b] of other.entries()) {
        if (among(a, one, a) + among(b, other, b) - among(a, other, b) - among(b, one, a) <= 1e-9) continue;
        one[i] = b;
        other[j] = a;
        return true;
      }
    return false;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, one] of tables.entries())
      for (const other of tables.slice(i + 1)) while (exchange(one, other)) changed = true;
  }
  return tables.flatMap((table) => table.map((one) => among(one, table, one))).reduce((a, b) => a + b, 0);
};

/** How late an entrant has sat so far; late ones sit early next. */
const lateness = (history: History, entrant: number): number => {
  const seats = history.seats(entrant);
  return seats.reduce((sum, seat) => sum + seat, 0) / Math.max(1, seats.length);
};
