import type { StoredSeek } from '../../store/repositories/matchmaking.ts';

/** Who is brought together with whom. The ranges of all at a table must hold the ratings of all others. */
const FIRST_RANGE = 100;
const STEP = 75;
const STEP_TIME = 5_000;
/** Whoever has waited so long plays with anybody who would, too. */
const LONG_ENOUGH = 60_000;

/** How far from one's own the other's rating may be after a time of waiting. */
export const rangeAfter = (waited: number): number =>
  waited >= LONG_ENOUGH ? Number.POSITIVE_INFINITY : FIRST_RANGE + STEP * Math.max(0, Math.floor(waited / STEP_TIME));

export interface PairingNeeds {
  readonly now: number;
  /** How many play the game. */
  readonly seatsOf: (game: string) => number;
  /** Two who do not want to meet. */
  readonly isApart: (a: string, b: string) => boolean;
}

/** Groups that are to meet: whoever has waited longest comes first, and is given the nearest in rating. Nobody is in two. */
export const pairUp = (seeks: readonly StoredSeek[], needs: PairingNeeds): readonly (readonly StoredSeek[])[] =>
  [...Map.groupBy(seeks, poolOf).values()].flatMap((pool) => pairPool(pool, needs));

/** Those of one pool wait for the same. */
export const poolOf = ({ game, pace, options }: StoredSeek): string =>
  JSON.stringify([game, pace, Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

const pairPool = (pool: readonly StoredSeek[], needs: PairingNeeds): readonly (readonly StoredSeek[])[] => {
  const left = new Set(pool.toSorted((a, b) => a.since - b.since));
  const groups: (readonly StoredSeek[])[] = [];
  for (const first of left) {
    const group = companyOf(first, [...left], needs);
    if (group === undefined) continue;
    for (const seek of group) left.delete(seek);
    groups.push(group);
  }
  return groups;
};

const gap = (a: StoredSeek, b: StoredSeek): number => Math.abs(a.rating - b.rating);

const companyOf = (first: StoredSeek, others: readonly StoredSeek[], needs: PairingNeeds) => {
  const size = needs.seatsOf(first.game);
  const group = [first];
  for (const other of others.toSorted((a, b) => gap(a, first) - gap(b, first))) {
    if (group.length < size && group.every((seek) => mayMeet(seek, other, needs))) group.push(other);
  }
  return group.length === size ? group : undefined;
};

const mayMeet = (a: StoredSeek, b: StoredSeek, { now, isApart }: PairingNeeds): boolean => {
  const range = Math.min(rangeAfter(now - a.since), rangeAfter(now - b.since));
  return a.player !== b.player && gap(a, b) <= range && !isApart(a.player, b.player);
};
