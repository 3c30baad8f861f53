import type { Chain, Side, Tile } from './pieces.ts';
import { areApart, type Face, HAND, holds, TILES } from './tiles.ts';

/** XC10: whether a chain is a row of exactly these tiles, with at most one neighbour per side. */
export const isRowOf = (hand: readonly Tile[], chain: Chain): boolean =>
  chain.length === HAND &&
  new Set(chain.map(({ tile }) => tile)).size === HAND &&
  chain.every(({ tile }) => hand.includes(tile)) &&
  chain.every((link, i) => (link.in === undefined) === (i === 0) && (link.out === undefined) === (i === HAND - 1)) &&
  chain.every((link) => link.in !== link.out);

/** XC7, XC8: whether all joints match and no tile is joined on adjacent sides. */
export const isRightChain = (chain: Chain): boolean =>
  chain.every((link, i) => {
    const next = chain[i + 1];
    const free = link.in === undefined || link.out === undefined || areApart(link.in, link.out);
    return free && (next === undefined || holds(faceOf(link.tile, link.out), faceOf(next.tile, next.in)));
  });

const faceOf = (tile: Tile, side: Side | undefined): Face | undefined =>
  side === undefined ? undefined : TILES[tile]?.[side];
