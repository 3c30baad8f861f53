import type { StoredSeek } from '../../store/repositories/matchmaking.ts';

/** Who is brought together with whom. The ranges of all at a table must hold the ratings of all others. */
const INITIAL_RATING_RANGE = 100;
const RATING_RANGE_STEP = 75;
const RANGE_STEP_MS = 5_000;
/** Whoever has waited so long plays with anybody who would, too. */
const ANY_OPPONENT_AFTER_MS = 60_000;

/** How far from one's own the other's rating may be after a time of waiting. */
export const rangeAfter = (waited: number): number =>
  waited >= ANY_OPPONENT_AFTER_MS
    ? Number.POSITIVE_INFINITY
    : INITIAL_RATING_RANGE + RATING_RANGE_STEP * Math.max(0, Math.floor(waited / RANGE_STEP_MS));

export interface PairingDeps {
  readonly now: number;
  /** How many play the game. */
  readonly seatsOf: (game: string) => number;
  /** Two who do not want to meet. */
  readonly isApart: (a: string, b: string) => boolean;
}

/** Groups that are to meet: whoever has waited longest comes first, and is given the nearest in rating. Nobody is in two. */
export const pairUp = (seeks: readonly StoredSeek[], deps: PairingDeps): readonly (readonly StoredSeek[])[] =>
  [...Map.groupBy(seeks, poolOf).values()].flatMap((pool) => pairPool(pool, deps));

/** Those of one pool wait for the same. */
export const poolOf = ({ game, pace, options }: StoredSeek): string =>
  JSON.stringify([game, pace, Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

const pairPool = (pool: readonly StoredSeek[], deps: PairingDeps): readonly (readonly StoredSeek[])[] => {
  const left = new Set(pool.toSorted((a, b) => a.since - b.since));
  const groups: (readonly StoredSeek[])[] = [];
  for (const first of left) {
    const group = companyOf(first, [...left], deps);
    if (group === undefined) continue;
    for (const seek of group) left.delete(seek);
    groups.push(group);
  }
  return groups;
};

const gap = (a: StoredSeek, b: StoredSeek): number => Math.abs(a.rating - b.rating);

const companyOf = (first: StoredSeek, peerSync: readonly StoredSeek[], deps: PairingDeps) => {
  const size = deps.seatsOf(first.game);
  const group = [first];
  for (const other of peerSync.toSorted((a, b) => gap(a, first) - gap(b, first))) {
    if (group.length < size && group.every((seek) => mayMeet(seek, other, deps))) group.push(other);
  }
  return group.length === size ? group : undefined;
};

const mayMeet = (a: StoredSeek, b: StoredSeek, { now, isApart }: PairingDeps): boolean => {
  const range = Math.min(rangeAfter(now - a.since), rangeAfter(now - b.since));
  return a.player !== b.player && gap(a, b) <= range && !isApart(a.player, b.player);
};
