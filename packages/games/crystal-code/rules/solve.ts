import { type Chain, SIDES, type Side, type Tile } from './pieces.ts';
import { areApart, HAND, linksOf, TILES } from './tiles.ts';

/*
 * Exhaustive chain solver. The tables are flat and the row is one buffer, so the search allocates nothing: fair deals
 * count the chains of many hands.
 */

/** Possible joints of two tiles, indexed by `one * 24 + other`; each joint is `out * 5 + in`. */
const JOINTS: readonly Uint8Array[] = TILES.flatMap((_, one) =>
  TILES.map((__, other) => Uint8Array.from(linksOf(one, other), (joint) => joint.out * SIDES.length + joint.in)),
);
const NONE = new Uint8Array(0);

/** Whether two sides of a tile may both be joined, indexed by `one * 5 + other`. */
const APART = Uint8Array.from(SIDES.flatMap((one) => SIDES.map((other) => (areApart(one, other) ? 1 : 0))));

/** Buffers: the hand being searched and the current row. */
const tiles = new Uint8Array(HAND);
const row = new Uint8Array(HAND);
const ins = new Uint8Array(HAND);
const outs = new Uint8Array(HAND);

/** Extends the first `length` tiles of the row and counts the chains; `used` is a bit set of those tiles. */
const extend = (length: number, used: number, found: (() => void) | undefined): number => {
  if (length === HAND) {
    found?.();
    return 1;
  }
  let chains = 0;
  const last = tiles[row[length - 1] ?? 0] ?? 0;
  const least = length === HAND - 1 ? (row[0] ?? 0) : 0; // The same chain read backwards.
  for (let next = least; next < HAND; next++) {
    if ((used & (1 << next)) !== 0) continue;
    const joints = JOINTS[last * TILES.length + (tiles[next] ?? 0)] ?? NONE;
    for (let i = 0; i < joints.length; i++) {
      const joint = joints[i] ?? 0;
      const out = (joint / SIDES.length) | 0;
      if (length > 1 && APART[(ins[length - 1] ?? 0) * SIDES.length + out] === 0) continue;
      outs[length - 1] = out;
      ins[length] = joint % SIDES.length;
      row[length] = next;
      chains += extend(length + 1, used | (1 << next), found);
    }
  }
  return chains;
};

const search = (hand: readonly Tile[], found?: () => void): number => {
  if (hand.length !== HAND) throw new Error(`a hand has ${HAND} tiles`);
  tiles.set(hand);
  let chains = 0;
  for (let first = 0; first < HAND - 1; first++) {
    row[0] = first;
    chains += extend(1, 1 << first, found);
  }
  return chains;
};

/** XC9: how many chains a hand of five tiles has. */
export const countChains = (hand: readonly Tile[]): number => search(hand);

/** XC9: all chains of a hand of five tiles, each once, the end with the lower tile first. */
export const solve = (hand: readonly Tile[]): readonly Chain[] => {
  const sorted = hand.toSorted((one, other) => one - other);
  const chains: Chain[] = [];
  search(sorted, () => chains.push(chainOf(sorted)));
  return chains;
};

const chainOf = (hand: readonly Tile[]): Chain =>
  Array.from(row, (place, i) => ({
    tile: hand[place] ?? 0,
    ...(i > 0 && { in: sideOf(ins[i]) }),
    ...(i < HAND - 1 && { out: sideOf(outs[i]) }),
  }));

const sideOf = (side: number | undefined): Side => SIDES[side ?? 0] ?? 0;
