import type { Bar } from './charts.ts';

const MAX_BINS = 16;
/** Widths of bins that are easy to read. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** How many of the values are in each of a few bins of the same width. */
export const histogramOf = (values: readonly number[]): readonly Bar[] => {
  if (values.length === 0) return [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = WIDTHS.find((one) => (most - least) / one < MAX_BINS) ?? most - least;
  const first = Math.floor(least / width) * width;
  const bins = Math.floor((most - first) / width) + 1;
  return Array.from({ length: bins }, (_, bin) => {
    const from = first + bin * width;
    const value = values.filter((one) => one >= from && one < from + width).length;
    return { label: String(from), value };
  });
};
