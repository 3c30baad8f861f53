/** How often something happened, with the interval that holds the true rate in 95 of 100 such experiments. */
export interface Share {
  readonly count: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Wilson's interval: sensible for few trials and for rates near 0 and 1, too. */
export const shareOf = (count: number, trials: number): Share => {
  if (trials === 0) return { count, rate: 0, low: 0, high: 1 };
  const rate = count / trials;
  const weight = 1 + Z ** 2 / trials;
  const centre = (rate + Z ** 2 / (2 * trials)) / weight;
  const reach = (Z / weight) * Math.sqrt((rate * (1 - rate)) / trials + Z ** 2 / (4 * trials ** 2));
  return { count, rate, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
};

export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The smallest of the numbers that this share of them does not exceed. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * numbers.length) - 1)] ?? 0;
