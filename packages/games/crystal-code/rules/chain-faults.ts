import type { Chain, Side, Tile } from './state.ts';
import { areApart, type Face, holds, TILES } from './tiles.ts';

/** A pair of touching sides. */
export type Touch = readonly [Face, Face];

/** A fault of a chain. `at` is the position of the (first) tile in the chain, from 1. */
export type Fault =
  /** XC7: touching sides show different symbols, or fewer than six in all. */
  | { readonly type: 'kinds' | 'few'; readonly at: number; readonly touch: Touch }
  /** XC8: a tile is joined on two adjacent sides. */
  | { readonly type: 'adjacent'; readonly at: number };

/** The pairs of touching sides of a chain, in order. */
export const touchesIn = (chain: Chain): readonly Touch[] =>
  chain.slice(1).map((link, i) => [faceOf(chain[i]?.tile, chain[i]?.out), faceOf(link.tile, link.in)]);

/** All faults of a chain, in order. */
export const faultsOf = (chain: Chain): readonly Fault[] => {
  const broken = touchesIn(chain).flatMap((touch, i): readonly Fault[] => {
    if (holds(...touch)) return [];
    return [{ type: touch[0].kind === touch[1].kind ? 'few' : 'kinds', at: i + 1, touch }];
  });
  const adjacent = chain.flatMap(({ in: into, out }, i): readonly Fault[] =>
    into === undefined || out === undefined || areApart(into, out) ? [] : [{ type: 'adjacent', at: i + 1 }],
  );
  return [...broken, ...adjacent].toSorted((one, other) => one.at - other.at);
};

const faceOf = (tile: Tile = -1, side: Side = 0): Face => {
  const face = TILES[tile]?.[side];
  if (face === undefined) throw new Error(`there is no side ${side} of tile ${tile}`);
  return face;
};
