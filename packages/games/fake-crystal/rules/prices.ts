import type { Range } from './state.ts';

/** FC6: range of each of two prices. */
export const priceRange = (purse: number): Range =>
  purse < 2 ? { least: 0, most: purse } : { least: 1, most: purse - 1 };

/** FC6: range of the sum of two prices. The last credit must be used. */
export const sumRange = (purse: number): Range => ({ least: Math.min(purse, 2), most: purse });

/** FC23, FC24: range of the only price beside a token, and of a bid for one. */
export const soleRange = (purse: number): Range => ({ least: Math.min(purse, 1), most: purse });

export const isWithin = (sum: number, { least, most }: Range): boolean => sum >= least && sum <= most;
