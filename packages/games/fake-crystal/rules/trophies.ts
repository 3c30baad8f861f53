import type { Colour, Tile, Trophy } from './state.ts';
import { countOf, crystalsOf, genuineOf } from './tiles.ts';

export interface Prize {
  readonly colour: Colour;
  readonly value: number;
  /** Whether a collection meets the condition. Always false for blue, which is counted at the end. */
  holds(collection: readonly Tile[]): boolean;
}

const green = (tiles: number) => (collection: readonly Tile[]) => genuineOf(collection, 'g') >= tiles;
const pink = (crystals: number) => (collection: readonly Tile[]) => crystalsOf(collection, 'p') >= crystals;
const two = (tile: Tile) => (collection: readonly Tile[]) => countOf(collection, tile) >= 2;
const oneOfEach = (collection: readonly Tile[]) =>
  (['o1', 'o2', 'o3'] as const).every((one) => collection.includes(one));

/** FC16: conditions and values. */
export const PRIZES: Readonly<Record<Trophy, Prize>> = {
  'green-2': { colour: 'g', value: 6, holds: green(2) },
  'green-3': { colour: 'g', value: 12, holds: green(3) },
  'green-4': { colour: 'g', value: 18, holds: green(4) },
  'orange-11': { colour: 'o', value: 6, holds: two('o1') },
  'orange-22': { colour: 'o', value: 12, holds: two('o2') },
  'orange-123': { colour: 'o', value: 18, holds: oneOfEach },
  'pink-4': { colour: 'p', value: 6, holds: pink(4) },
  'pink-5': { colour: 'p', value: 12, holds: pink(5) },
  'pink-6': { colour: 'p', value: 18, holds: pink(6) },
  'blue-most': { colour: 'b', value: 18, holds: () => false },
  'blue-second': { colour: 'b', value: 12, holds: () => false },
};

/** Trophies claimed during the match, most valuable first. */
export const CLAIMED: Readonly<Record<Colour, readonly Trophy[]>> = {
  o: ['orange-123', 'orange-22', 'orange-11'],
  g: ['green-4', 'green-3', 'green-2'],
  p: ['pink-6', 'pink-5', 'pink-4'],
  b: [],
};
