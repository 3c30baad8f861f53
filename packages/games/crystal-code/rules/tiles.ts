import { SIDES, type Side, type Tile } from './pieces.ts';

/** The kinds of symbol. */
export const KINDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type Kind = (typeof KINDS)[number];

/** A side of a tile: 1 to 5 symbols of one kind. */
export interface Face {
  readonly kind: Kind;
  readonly count: number;
}

/** XC2: one row per tile, sides clockwise. Every kind occurs with every count from 1 to 5 exactly twice. */
const ROWS = [
  'B5 D1 E4 A2 G3',
  'H3 F2 L5 K1 D4',
  'B4 E3 J2 K5 F1',
  'A5 G1 J4 L2 F3',
  'I3 C2 J5 F1 A4',
  'E4 G1 H5 A2 C3',
  'A5 K1 C4 B3 I2',
  'E1 L4 H3 C5 B2',
  'K4 L1 I5 J3 E2',
  'E2 L5 D1 B3 F4',
  'L3 D2 G4 A1 J5',
  'A4 L1 H5 K2 J3',
  'B1 I4 C3 G2 F5',
  'F4 K3 H2 B5 J1',
  'I3 E5 A1 H4 G2',
  'D5 I2 K3 C4 E1',
  'E3 K5 C1 L4 H2',
  'I5 J1 B4 D3 K2',
  'A3 B2 C5 I1 G4',
  'I1 F5 C2 G3 H4',
  'F3 J2 K4 C1 D5',
  'A3 E5 B1 D4 F2',
  'H1 G5 L2 D3 J4',
  'L3 D2 G5 H1 I4',
] as const;

/** The sides of every tile. */
export const TILES: readonly (readonly Face[])[] = ROWS.map((row) =>
  row.split(' ').map((face) => {
    const kind = KINDS.find((one) => face.startsWith(one));
    if (kind === undefined) throw new Error(`no kind of symbol in ${face}`);
    return { kind, count: Number(face.slice(1)) };
  }),
);

/** Tiles per hand. */
export const HAND = 5;

const FEWEST = 6;

/** XC7: two sides match if they show the same kind and at least six symbols in all. */
export const holds = (one: Face | undefined, other: Face | undefined): boolean =>
  one !== undefined && other !== undefined && one.kind === other.kind && one.count + other.count >= FEWEST;

/** XC8: the two joined sides of a tile must not be adjacent. */
export const areApart = (one: Side, other: Side): boolean => Math.abs(one - other) === 2 || Math.abs(one - other) === 3;

/** A possible joint of two tiles: a side of the first and a side of the second. */
export interface Joint {
  readonly out: Side;
  readonly in: Side;
}

const JOINTS: readonly (readonly (readonly Joint[])[])[] = TILES.map((one) =>
  TILES.map((other) =>
    SIDES.flatMap((out) =>
      SIDES.flatMap((into) => (one !== other && holds(one[out], other[into]) ? [{ out, in: into }] : [])),
    ),
  ),
);

/** All possible joints of two tiles. */
export const linksOf = (one: Tile, other: Tile): readonly Joint[] => JOINTS[one]?.[other] ?? [];
