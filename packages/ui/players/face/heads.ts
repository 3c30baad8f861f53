import type { Face } from '@sesame/kernel';
import { type Polygon, pathOf } from '../../pieces/geometry.ts';

/** Outlines of the heads, clockwise from the upper left corner. */
const OUTLINES: Readonly<Record<Face['head'], Polygon>> = {
  round: [
    [-15, -18],
    [15, -18],
    [28, -4],
    [28, 18],
    [15, 38],
    [-15, 38],
    [-28, 18],
    [-28, -4],
  ],
  square: [
    [-22, -18],
    [22, -18],
    [29, -10],
    [29, 28],
    [20, 38],
    [-20, 38],
    [-29, 28],
    [-29, -10],
  ],
  long: [
    [-15, -20],
    [15, -20],
    [23, -8],
    [23, 24],
    [11, 45],
    [-11, 45],
    [-23, 24],
    [-23, -8],
  ],
  kite: [
    [-19, -18],
    [19, -18],
    [30, -4],
    [24, 20],
    [0, 44],
    [-24, 20],
    [-30, -4],
  ],
};

const CENTRE_Y = 9;
/** The flat table in the middle of the cut, where eyes and mouth are. */
const TABLE_SCALE = 0.74;

export interface HeadFacet {
  readonly d: string;
  /** Its brightness, as a class `f0` to `f6`. */
  readonly tone: string;
}

/** The facets around a head's table, lit from the upper left, and the table itself. */
export const headFacets = (head: Face['head']): readonly HeadFacet[] => {
  const outline = OUTLINES[head];
  const table = outline.map(([x, y]) => [x * TABLE_SCALE, CENTRE_Y + (y - CENTRE_Y) * TABLE_SCALE] as const);
  const rim = outline.map((a, i) => {
    const next = (i + 1) % outline.length;
    const b = outline[next] ?? a;
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - CENTRE_Y];
    const light = (-0.5 * x - 0.86 * y) / (Math.hypot(x, y) || 1);
    return { d: pathOf([a, b, table[next] ?? b, table[i] ?? a]), tone: `f${Math.round(3 + 2 * light)}` };
  });
  return [...rim, { d: pathOf(table), tone: 'f4' }];
};
