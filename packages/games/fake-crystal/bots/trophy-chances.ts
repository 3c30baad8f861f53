import type { Tile, Trophy } from '../rules/state.ts';
import { countOf, crystalsOf, genuineOf } from '../rules/tiles.ts';

/** Genuine tiles of one colour that a seat gets per round on average, slightly raised for its choices. */
const TILES_PER_ROUND = 0.5;

/** Share of each kind among the 14 genuine tiles of a colour. */
const KIND_SHARES = { 1: 8 / 14, 2: 4 / 14, 3: 2 / 14 } as const;

const CRYSTALS_PER_TILE = 1.6;

/** Probability of meeting a trophy's condition within the given rounds; 1 if met already. */
export const trophyChance = (trophy: Trophy, collection: readonly Tile[], rounds: number): number => {
  const rate = TILES_PER_ROUND * rounds;
  switch (trophy) {
    case 'green-2':
    case 'green-3':
    case 'green-4':
      return reachChance(Number(trophy.at(-1)) - genuineOf(collection, 'g'), rate);
    case 'pink-4':
    case 'pink-5':
    case 'pink-6':
      return reachCrystalsChance(Number(trophy.at(-1)) - crystalsOf(collection, 'p'), rate);
    case 'orange-11':
      return reachChance(2 - countOf(collection, 'o1'), rate * KIND_SHARES[1]);
    case 'orange-22':
      return reachChance(2 - countOf(collection, 'o2'), rate * KIND_SHARES[2]);
    case 'orange-123':
      return (
        reachChance(1 - countOf(collection, 'o1'), rate * KIND_SHARES[1]) *
        reachChance(1 - countOf(collection, 'o2'), rate * KIND_SHARES[2]) *
        reachChance(1 - countOf(collection, 'o3'), rate * KIND_SHARES[3])
      );
    default:
      return 0;
  }
};

/** Probability of at least `missing` arrivals (Poisson). */
const reachChance = (missing: number, rate: number): number => {
  if (missing <= 0) return 1;
  let term = Math.exp(-rate);
  let fewer = term;
  for (let count = 1; count < missing; count++) {
    term *= rate / count;
    fewer += term;
  }
  return 1 - fewer;
};

/** Converts missing crystals to a fractional number of tiles and interpolates. */
const reachCrystalsChance = (missing: number, rate: number): number => {
  if (missing <= 1) return reachChance(missing, rate);
  const tiles = 1 + (missing - 1) / CRYSTALS_PER_TILE;
  const few = Math.floor(tiles);
  const part = tiles - few;
  return (1 - part) * reachChance(few, rate) + part * reachChance(few + 1, rate);
};
