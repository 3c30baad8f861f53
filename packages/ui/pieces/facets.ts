import type { CrystalColour } from './colours.ts';
import { CUTS, SIZE } from './cuts.ts';
import { grow, type Point, type Polygon, pathOf, xy } from './geometry.ts';

/** A facet: its path, and its brightness as a class `f0` to `f6`. */
export interface Facet {
  readonly tone: string;
  readonly d: string;
}

/** The direction of the light, from the upper left as everywhere on the screen. */
const LAMP: Point = [-0.5, -0.86];

const facing = (points: Polygon): number => {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  return (x * LAMP[0] + y * LAMP[1]) / (Math.hypot(x, y) || 1);
};

const facet = (points: Polygon, brightness: number): Facet => ({
  tone: `f${Math.max(0, Math.min(6, Math.round(brightness)))}`,
  d: pathOf(grow(points, SIZE)),
});

const crown = (points: Polygon, bias: number): Facet => facet(points, 3 + 2.3 * facing(points) + bias);
/** A facet of the far side, seen through the table. */
const pavilion = (points: Polygon, bias: number): Facet => facet(points, 2.6 - 2 * facing(points) + bias);

const edges = (outline: Polygon): readonly (readonly [Point, Point])[] =>
  outline.map((a, i) => [a, outline[(i + 1) % outline.length] ?? a]);

/** The distance of the outline from the centre in a direction. */
const reach = (outline: Polygon, degrees: number): number => {
  const [dx, dy] = xy(1, degrees);
  const distances = edges(outline).map(([a, b]) => {
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const s = (a[1] * dx - a[0] * dy) / (ex * dy - ey * dx || 1e-9);
    return s < -1e-6 || s > 1 + 1e-6 ? 0 : (a[0] + s * ex) * dx + (a[1] + s * ey) * dy;
  });
  return Math.max(...distances);
};

export const brilliantCut = (outline: Polygon, count: number, from: number): readonly Facet[] => {
  const at = (i: number, depth: number): Point => {
    const degrees = from + (i * 360) / count;
    return xy(reach(outline, degrees) * depth, degrees);
  };
  return Array.from({ length: count }, (_, i) => {
    const table = [at(i, 0.5), at(i + 1, 0.5)] as const;
    const star = at(i + 0.5, 0.74);
    return [
      crown([star, at(i, 1), at(i + 0.5, 1)], 0.8),
      crown([star, at(i + 0.5, 1), at(i + 1, 1)], -0.9),
      crown([table[0], at(i - 0.5, 0.74), at(i, 1), star], i % 2 ? 0.5 : -0.3),
      crown([...table, star], -0.6),
      pavilion([...table, [0, 0]], i % 2 ? 1.1 : -0.6),
    ];
  }).flat();
};

const stepCut = (outline: Polygon): readonly Facet[] =>
  edges(outline).flatMap(([a, b], i) => {
    const edge = (depth: number) => grow([a, b], depth);
    const down = Math.sign(b[1] - a[1]) * 0.28;
    const keel: Polygon =
      Math.abs(a[1] - b[1]) > 1
        ? [
            [0, down],
            [0, -down],
          ]
        : [[0, Math.max(-0.28, Math.min(0.28, (a[1] + b[1]) / 4))]];
    return [
      crown([...edge(1), ...edge(0.8).toReversed()], 0.6),
      crown([...edge(0.8), ...edge(0.56).toReversed()], -0.5),
      pavilion([...edge(0.56), ...keel], i % 2 ? 0.8 : -0.3),
    ];
  });

/** The facets of a crystal over its girdle. */
export const facetsOf = (colour: CrystalColour): readonly Facet[] => {
  const { outline, brilliant } = CUTS[colour];
  return brilliant ? brilliantCut(outline, brilliant.count, brilliant.from) : stepCut(outline);
};
