/** A rate with its 95% confidence interval. */
export interface Share {
  readonly count: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z_95 = 1.959964;

/** Wilson score interval: also sound for few trials and for rates near 0 and 1. */
export const shareOf = (count: number, trials: number): Share => {
  if (trials === 0) return { count, rate: 0, low: 0, high: 1 };
  const rate = count / trials;
  const weight = 1 + Z_95 ** 2 / trials;
  const centre = (rate + Z_95 ** 2 / (2 * trials)) / weight;
  const halfWidth = (Z_95 / weight) * Math.sqrt((rate * (1 - rate)) / trials + Z_95 ** 2 / (4 * trials ** 2));
  return { count, rate, low: Math.max(0, centre - halfWidth), high: Math.min(1, centre + halfWidth) };
};

export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Nearest-rank quantile; 0 for an empty list. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * numbers.length) - 1)] ?? 0;
