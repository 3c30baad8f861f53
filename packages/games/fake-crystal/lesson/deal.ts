import type { Move, Tile } from '../rules/state.ts';
import { BAG, without } from '../rules/tiles.ts';
import { reserveOf } from '../rules/turns.ts';

/** A deal in which reserves and set-aside tiles start with the given tiles; the rest is filled up. */
export const dealOf = (
  starts: readonly (readonly Tile[])[],
  aside: readonly Tile[] = [],
): Extract<Move, { type: 'deal' }> => {
  let bag: readonly Tile[] = [...starts.flat(), ...aside].reduce(without, BAG);
  const size = reserveOf(starts.length);
  const reserves = starts.map((start) => {
    const rest = bag.slice(0, size - start.length);
    bag = bag.slice(rest.length);
    return [...start, ...rest];
  });
  return { type: 'deal', reserves, aside: [...aside, ...bag] };
};
