import type { CrystalColour } from './colours.ts';
import { arc, grow, type Polygon, ring, xy } from './geometry.ts';

/** Outlines of the cuts, with a radius of about 1. */
const OUTLINES = {
  trillion: arc([-90, 260], 35, (a) => xy(triangle(a) * 0.784 + 0.276, a)),
  lozenge: ring(4, -90).map(([x, y]) => [x * 0.86, y] as const),
  brilliant: ring(16, -90, 0.95),
  square: ring(4, -45, 1.16),
  emerald: [
    [-0.44, -1],
    [0.44, -1],
    [0.74, -0.7],
    [0.74, 0.7],
    [0.44, 1],
    [-0.44, 1],
    [-0.74, 0.7],
    [-0.74, -0.7],
  ],
  marquise: [
    ...arc([-1, 1], 16, (y) => [Math.sqrt(1.376 - y * y) - 0.613, y]),
    ...arc([0.9, -0.9], 14, (y) => [0.613 - Math.sqrt(1.376 - y * y), y]),
  ],
  hexagon: ring(6, -90),
  pear: [
    [0, -1.04],
    ...arc([-31, 211], 20, (a) => {
      const [x, y] = xy(0.68, a);
      return [x, y + 0.3];
    }),
  ],
  shield: ring(5, 90),
} as const satisfies Record<string, Polygon>;

function triangle(degrees: number): number {
  return 0.5 / Math.cos((((((degrees + 90) % 120) + 120) % 120) - 60) * (Math.PI / 180));
}

/** A brilliant cut has `count` main facets, the first at `from` degrees; without `brilliant` it is a step cut. */
interface Cut {
  readonly outline: Polygon;
  readonly brilliant?: { readonly count: number; readonly from: number };
  /** Vertical offset that makes it look centred. */
  readonly drop?: number;
}

export const CUTS: Readonly<Record<CrystalColour, Cut>> = {
  red: { outline: OUTLINES.trillion, brilliant: { count: 6, from: -90 }, drop: 10 },
  yellow: { outline: OUTLINES.lozenge, brilliant: { count: 8, from: -90 } },
  blue: { outline: OUTLINES.brilliant, brilliant: { count: 8, from: -90 } },
  white: { outline: OUTLINES.square, brilliant: { count: 8, from: -45 } },
  green: { outline: OUTLINES.emerald },
  purple: { outline: OUTLINES.marquise, brilliant: { count: 8, from: -90 } },
  orange: { outline: OUTLINES.hexagon },
  pink: { outline: OUTLINES.pear, brilliant: { count: 8, from: -90 } },
  black: { outline: OUTLINES.shield, brilliant: { count: 5, from: 90 } },
};

/** Half the height of a crystal, in drawing units. */
export const SIZE = 46;

export const outlineOf = (colour: CrystalColour): Polygon => grow(CUTS[colour].outline, SIZE);
