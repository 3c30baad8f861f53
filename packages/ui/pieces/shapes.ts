import { SIZE } from './cuts.ts';
import { brilliantCut, type Facet } from './facets.ts';
import { type Point, type Polygon, pathOf, ring } from './geometry.ts';

/** Outlines and positions of the pieces, for the React pieces and for pictures of link previews alike. */

export type CubeKind = 'gold' | 'white';

/** Colours of the top, left and right faces. */
export const CUBE_COLOURS: Readonly<Record<CubeKind, readonly [string, string, string]>> = {
  gold: ['#f8e1a4', '#c79a45', '#8d6626'],
  white: ['#ffffff', '#cfd3d6', '#9aa1a9'],
};

/** The top, left and right faces. */
export const CUBE_FACES = ['M0-42 38-21 0 0-38-21Z', 'M-38-21 0 0V44L-38 22Z', 'M38-21 0 0V44L38 22Z'] as const;

/** A sum in as few cubes as possible. */
export const cubesOf = (sum: number): readonly CubeKind[] => [
  ...Array<CubeKind>(Math.floor(sum / 3)).fill('gold'),
  ...Array<CubeKind>(sum % 3).fill('white'),
];

/** The crack of a fake crystal. */
export const FLAW = 'M-9-42 3-16-7-2 8 12-2 24 5 44';

export const PIN_LOZENGE = 'M0-38 38 0 0 38-38 0Z';
export const PIN_GLINT = 'M-14 0 0-14';

/** The engraved marks of the eight seats. */
export const SEAT_MARKS = [
  'M-16 0H16',
  'M-14-14 14 14M14-14-14 14',
  'M0-17A17 17 0 1 1-.1-17',
  'M-16 9 0-11 16 9',
  'M-14 0h.1M14 0h.1',
  'M0-16V16',
  'M-14-14H14V14H-14Z',
  'M-16-9 0 11 16-9',
] as const;

/** The sign of each power, in a 24-unit box. */
export const POWER_SIGNS = {
  spy: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.2a2.8 2.8 0 1 0 .1 0',
  negotiator: 'M12 4.5v15M8 19.5h8M5 7.5h14M5 7.5l-3 7h6zM19 7.5l-3 7h6z',
  recycler: 'M5 11a7 7 0 0 1 12-4.5L19.5 9M19.5 4v5h-5M19 13a7 7 0 0 1-12 4.5L4.5 15M4.5 20v-5h5',
  preemptor: 'M13.5 3 6 13.5h5.5L10.5 21 18 10.5h-5.5z',
  vanguard: 'M6 21V4h12l-2.5 4L18 12H6',
} as const;
export type PowerSign = keyof typeof POWER_SIGNS;

export const TOKEN_EDGE: Polygon = /* @__PURE__ */ ring(8, 22.5, 50);

/** The number of crystals, or a fake. */
export type TileFace = '1' | '2' | '3' | 'f';

/** Positions of the crystals on a tile: x, y and scale. */
export const TILE_SPOTS: Readonly<Record<Exclude<TileFace, 'f'>, readonly (readonly [number, number, number])[]>> = {
  1: [[0, 0, 0.62]],
  2: [
    [-19, -14, 0.44],
    [19, 15, 0.44],
  ],
  3: [
    [-20, 18, 0.38],
    [20, 18, 0.38],
    [0, -19, 0.38],
  ],
};

export const TILE_WELL = { x: -42, y: -42, w: 84, h: 84, cut: 8 } as const;
export const TILE_FRAME = { x: -40, y: -40, w: 80, h: 80, cut: 8 } as const;

/** The plate of the logo. */
export const LOGO_PLATE = { x: -37, y: -50, w: 74, h: 100, cut: 20 } as const;

const [A, B, C, D, E, F, TOP]: readonly [Point, Point, Point, Point, Point, Point, Point] = [
  [-9, 0],
  [-23, 46],
  [-8, 46],
  [8, 46],
  [23, 46],
  [9, 0],
  [0, -2],
];

/** The facets of the keyhole's foot, the lowest first. */
export const KEYHOLE_FOOT: readonly Facet[] = /* @__PURE__ */ [
  { tone: 'girdle', d: pathOf([A, B, E, F]) },
  { tone: 'f4', d: pathOf([A, B, C, TOP]) },
  { tone: 'f6', d: pathOf([TOP, C, D]) },
  { tone: 'f1', d: pathOf([TOP, D, E, F]) },
];

/** The facets of its head, drawn at `KEYHOLE_HEAD_AT`. */
export const KEYHOLE_HEAD: readonly Facet[] = /* @__PURE__ */ [
  { tone: 'girdle', d: pathOf(ring(8, -112.5, SIZE)) },
  ...brilliantCut(/* @__PURE__ */ ring(8, -112.5), 8, -112.5),
];
export const KEYHOLE_HEAD_AT = { y: -19, k: 0.64 } as const;

/** A gradient of design tokens, or of colours with their opacity. */
interface Gradient {
  readonly id: string;
  /** Where it ends, from the upper left, in shares of what is painted. */
  readonly to: readonly [number, number];
  readonly stops: readonly (readonly [offset: number, token: string])[];
}

export const LINEAR_GRADIENTS: readonly Gradient[] = [
  {
    id: 'stone',
    to: [0.4, 1],
    stops: [
      [0, '--stone-hi'],
      [1, '--stone-lo'],
    ],
  },
  {
    id: 'piece',
    to: [0.4, 1],
    stops: [
      [0, '--piece-hi'],
      [1, '--piece-lo'],
    ],
  },
  {
    id: 'rim',
    to: [0.7, 1],
    stops: [
      [0, '--rim-hi'],
      [0.4, '--plate'],
      [1, '--rim-lo'],
    ],
  },
];

/** The highlight of a round stone: offset, colour and opacity. */
export const DOME_STOPS = [
  [0, '#fff', 0.75],
  [0.35, '#fff', 0.08],
  [1, '#000', 0.5],
] as const;

/** The glow of a crystal on the surface under it: offset and opacity. */
export const GLOW_STOPS = [
  [0.2, 0.8],
  [0.55, 0.28],
  [1, 0],
] as const;
