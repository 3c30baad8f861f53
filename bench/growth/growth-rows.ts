import type { BenchRow } from '../benches.ts';

/** What something costs at a size. */
export interface Point {
  readonly size: number;
  readonly cost: number;
}

/** What may be noise: two runs of the same differ by so much. */
const NOISE = 1.25;

/** How many times more it costs, for each time that it is larger: 1 is linear, below is better, above breaks some day. */
export const growthBetween = (small: Point, large: Point): number =>
  large.cost / small.cost / (large.size / small.size);

export const isAtMostLinear = (growth: number): boolean => growth <= NOISE;

/** One measurement at two sizes. */
export interface Measured {
  readonly what: string;
  readonly unit: string;
  readonly small: Point;
  readonly large: Point;
}

const round = (number: number): number => Number(number.toPrecision(3));

/** A figure that stands alone. */
export const figureRow = ({ what, unit, size, cost }: { what: string; unit: string } & Point): BenchRow => ({
  what,
  unit,
  size,
  value: round(cost),
  'size then': '',
  'value then': '',
  growth: '',
  'at most linear': '',
});

/** A figure at two sizes, and whether it grows no faster than its size. */
export const growthRow = ({ what, unit, small, large }: Measured): BenchRow => {
  const growth = growthBetween(small, large);
  return {
    ...figureRow({ what, unit, ...small }),
    'size then': large.size,
    'value then': round(large.cost),
    growth: round(growth),
    'at most linear': isAtMostLinear(growth) ? 'yes' : 'NO',
  };
};
