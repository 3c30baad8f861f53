import type { Chain, Side, Tile } from '../rules/state.ts';
import { areApart, type Face, holds, TILES } from '../rules/tiles.ts';

/** Two sides that touch. */
export type Touch = readonly [Face, Face];

/** Why a chain is wrong. `at`: the tile, or the first of the two, by its place in the chain from 1. */
export type Fault =
  /** XC7: two sides that touch show different symbols, or the same but fewer than six. */
  | { readonly type: 'kinds' | 'few'; readonly at: number; readonly touch: Touch }
  /** XC8: a tile is touched on two sides beside each other. */
  | { readonly type: 'adjacent'; readonly at: number };

/** What touches in a chain, from its first tile to its last. */
export const touchesIn = (chain: Chain): readonly Touch[] =>
  chain.slice(1).map((link, i) => [faceOf(chain[i]?.tile, chain[i]?.out), faceOf(link.tile, link.in)]);

/** All that is wrong with a chain. */
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
