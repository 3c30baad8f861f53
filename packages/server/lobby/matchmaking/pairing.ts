import type { StoredSeek } from '../../store/repositories/matchmaking.ts';

/** Rating range of a new seek. Players are paired if each rating is within the range of all others. */
const INITIAL_RATING_RANGE = 100;
const RATING_RANGE_STEP = 75;
const RANGE_STEP_MS = 5_000;
/** After this wait any rating is accepted. */
const ANY_OPPONENT_AFTER_MS = 60_000;

/** Accepted rating difference after a waiting time. */
export const rangeAfter = (waited: number): number =>
  waited >= ANY_OPPONENT_AFTER_MS
    ? Number.POSITIVE_INFINITY
    : INITIAL_RATING_RANGE + RATING_RANGE_STEP * Math.max(0, Math.floor(waited / RANGE_STEP_MS));

export interface PairingDeps {
  readonly now: number;
  /** Number of players of a game. */
  readonly seatsOf: (game: string) => number;
  /** Whether one of two players has blocked the other. */
  readonly isApart: (a: string, b: string) => boolean;
}

/** Disjoint groups to pair. Greedy: the longest waiting first, with the nearest ratings. */
export const pairUp = (seeks: readonly StoredSeek[], deps: PairingDeps): readonly (readonly StoredSeek[])[] =>
  [...Map.groupBy(seeks, poolOf).values()].flatMap((pool) => pairPool(pool, deps));

/** Seeks of one pool have the same game, speed and options. */
export const poolOf = ({ game, pace, options }: StoredSeek): string =>
  JSON.stringify([game, pace, Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

const pairPool = (pool: readonly StoredSeek[], deps: PairingDeps): readonly (readonly StoredSeek[])[] => {
  const remaining = new Set(pool.toSorted((a, b) => a.since - b.since));
  const groups: (readonly StoredSeek[])[] = [];
  for (const first of remaining) {
    const group = groupFor(first, [...remaining], deps);
    if (group === undefined) continue;
    for (const seek of group) remaining.delete(seek);
    groups.push(group);
  }
  return groups;
};

const gap = (a: StoredSeek, b: StoredSeek): number => Math.abs(a.rating - b.rating);

const groupFor = (first: StoredSeek, others: readonly StoredSeek[], deps: PairingDeps) => {
  const size = deps.seatsOf(first.game);
  const group = [first];
  for (const other of others.toSorted((a, b) => gap(a, first) - gap(b, first))) {
    if (group.length < size && group.every((seek) => mayMeet(seek, other, deps))) group.push(other);
  }
  return group.length === size ? group : undefined;
};

const mayMeet = (a: StoredSeek, b: StoredSeek, { now, isApart }: PairingDeps): boolean => {
  const range = Math.min(rangeAfter(now - a.since), rangeAfter(now - b.since));
  return a.player !== b.player && gap(a, b) <= range && !isApart(a.player, b.player);
};
