import type { Range } from './state.ts';

/** FC6: what each of two prices may be. */
export const priceRange = (purse: number): Range =>
  purse < 2 ? { least: 0, most: purse } : { least: 1, most: purse - 1 };

/** FC6: what two prices may be together. With one credit left it lies on one of the two. */
export const sumRange = (purse: number): Range => ({ least: Math.min(purse, 2), most: purse });

/** FC23, FC24: what the only price may be beside a token, and what may be bid before one. */
export const soleRange = (purse: number): Range => ({ least: Math.min(purse, 1), most: purse });

export const isWithin = (sum: number, { least, most }: Range): boolean => sum >= least && sum <= most;
