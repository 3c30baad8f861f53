import type { Place } from './state.ts';

/** Steps from one corner of the border to the next. */
export const TARGETS_PER_EDGE = 5;

/** Row and column of a target in the square; places run clockwise from the top left corner. */
export const gridCell = (place: Place): { readonly row: number; readonly column: number } => {
  if (place < TARGETS_PER_EDGE) return { row: 0, column: place };
  if (place < 2 * TARGETS_PER_EDGE) return { row: place - TARGETS_PER_EDGE, column: TARGETS_PER_EDGE };
  if (place < 3 * TARGETS_PER_EDGE) return { row: TARGETS_PER_EDGE, column: 3 * TARGETS_PER_EDGE - place };
  return { row: 4 * TARGETS_PER_EDGE - place, column: 0 };
};
