import type { BenchRow } from '../benches.ts';

/** The cost measured at a size. */
export interface CostPoint {
  readonly size: number;
  readonly cost: number;
}

/** Two runs of the same code differ by up to this ratio. */
const MAX_NOISE_RATIO = 1.25;

/** Growth of the cost relative to growth of the size: 1 is linear, below 1 sublinear, above 1 superlinear. */
export const growthRatio = (small: CostPoint, large: CostPoint): number =>
  large.cost / small.cost / (large.size / small.size);

export const isAtMostLinear = (growth: number): boolean => growth <= MAX_NOISE_RATIO;

/** A cost at two sizes. */
export interface Comparison {
  readonly what: string;
  readonly unit: string;
  readonly small: CostPoint;
  readonly large: CostPoint;
}

const round = (number: number): number => Number(number.toPrecision(3));

/** A cost at one size. */
export const figureRow = ({ what, unit, size, cost }: { what: string; unit: string } & CostPoint): BenchRow => ({
  what,
  unit,
  size,
  value: round(cost),
  'larger size': '',
  'value at larger size': '',
  growth: '',
  'at most linear': '',
});

/** A cost at two sizes, and whether it grows at most linearly. */
export const growthRow = ({ what, unit, small, large }: Comparison): BenchRow => {
  const growth = growthRatio(small, large);
  return {
    ...figureRow({ what, unit, ...small }),
    'larger size': large.size,
    'value at larger size': round(large.cost),
    growth: round(growth),
    'at most linear': isAtMostLinear(growth) ? 'yes' : 'NO',
  };
};
