import type { Chain } from '../rules/pieces.ts';

/** The same tiles with the same joints, read from either end. */
export const isSameChain = (one: Chain, other: Chain): boolean => {
  const backwards = other.toReversed().map(({ tile, in: into, out }) => ({ tile, in: out, out: into }));
  return [other, backwards].some((chain) =>
    chain.every((link, i) => link.tile === one[i]?.tile && link.in === one[i]?.in && link.out === one[i]?.out),
  );
};
