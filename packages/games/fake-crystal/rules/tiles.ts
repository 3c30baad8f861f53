import { COLOURS, type Colour, KINDS, type Kind, type Tile } from './state.ts';

export interface Face {
  readonly colour: Colour;
  readonly kind: Kind;
  /** 0 on a fake. */
  readonly crystals: number;
  readonly value: number;
}

/** FC2: copies of each kind per colour. */
export const COPIES: Readonly<Record<Kind, number>> = { 1: 8, 2: 4, 3: 2, f: 3 };

const ONE = { kind: '1', crystals: 1, value: 6 } as const;
const TWO = { kind: '2', crystals: 2, value: 12 } as const;
const THREE = { kind: '3', crystals: 3, value: 18 } as const;
const FAKE = { kind: 'f', crystals: 0, value: -3 } as const;

/** FC2: colour, kind, crystals and value of each tile. */
export const FACES: Readonly<Record<Tile, Face>> = {
  o1: { colour: 'o', ...ONE },
  o2: { colour: 'o', ...TWO },
  o3: { colour: 'o', ...THREE },
  of: { colour: 'o', ...FAKE },
  g1: { colour: 'g', ...ONE },
  g2: { colour: 'g', ...TWO },
  g3: { colour: 'g', ...THREE },
  gf: { colour: 'g', ...FAKE },
  p1: { colour: 'p', ...ONE },
  p2: { colour: 'p', ...TWO },
  p3: { colour: 'p', ...THREE },
  pf: { colour: 'p', ...FAKE },
  b1: { colour: 'b', ...ONE },
  b2: { colour: 'b', ...TWO },
  b3: { colour: 'b', ...THREE },
  bf: { colour: 'b', ...FAKE },
};

/** All different tiles. */
export const TILES: readonly Tile[] = COLOURS.flatMap((colour) => KINDS.map((kind) => `${colour}${kind}` as const));

/** The 68 tiles of the game. */
export const BAG: readonly Tile[] = TILES.flatMap((tile) => Array<Tile>(COPIES[FACES[tile].kind]).fill(tile));

export const colourOf = (tile: Tile): Colour => FACES[tile].colour;

export const isFake = (tile: Tile): boolean => FACES[tile].kind === 'f';

export const countOf = (tiles: readonly Tile[], tile: Tile): number => {
  let count = 0;
  for (const one of tiles) if (one === tile) count += 1;
  return count;
};

/** Number of genuine tiles of a colour, by default of all. */
export const genuineOf = (tiles: readonly Tile[], colour?: Colour): number => {
  let count = 0;
  for (const tile of tiles) if (!isFake(tile) && (colour ?? FACES[tile].colour) === FACES[tile].colour) count += 1;
  return count;
};

export const crystalsOf = (tiles: readonly Tile[], colour: Colour): number => {
  let crystals = 0;
  for (const tile of tiles) if (FACES[tile].colour === colour) crystals += FACES[tile].crystals;
  return crystals;
};

/** The tiles without the first copy of one. */
export const without = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => tiles.toSpliced(tiles.indexOf(tile), 1);

/** Backs sorted by colour, so that their order reveals nothing. */
export const backsOf = (tiles: readonly Tile[]): readonly Colour[] =>
  tiles.map(colourOf).sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other));
