import type { Face } from '../rules/pieces.ts';
import type { Place } from '../rules/state.ts';

/** Steps from one corner of the border to the next. */
const TARGETS_PER_EDGE = 5;

/** Row and column of a target; places run clockwise from the top left corner. */
export const gridCell = (place: Place): { readonly row: number; readonly column: number } => {
  if (place < TARGETS_PER_EDGE) return { row: 0, column: place };
  if (place < 2 * TARGETS_PER_EDGE) return { row: place - TARGETS_PER_EDGE, column: TARGETS_PER_EDGE };
  if (place < 3 * TARGETS_PER_EDGE) return { row: TARGETS_PER_EDGE, column: 3 * TARGETS_PER_EDGE - place };
  return { row: 4 * TARGETS_PER_EDGE - place, column: 0 };
};

/** Left (0) or right (1) half of a target; a logo counts as the left half. */
export interface TargetHalf {
  readonly place: Place;
  readonly half: 0 | 1;
}

export const isSameHalf = (a: TargetHalf | undefined, b: TargetHalf): boolean =>
  a?.place === b.place && a.half === b.half;

export const halvesOf = (targets: readonly { readonly face: Face }[]): readonly TargetHalf[] =>
  targets.flatMap(({ face }, place): readonly TargetHalf[] =>
    face.kind === 'symbols'
      ? [
          { place, half: 0 },
          { place, half: 1 },
        ]
      : [{ place, half: 0 }],
  );

const STEPS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
} as const;
export type Arrow = keyof typeof STEPS;

export const isArrow = (key: string): key is Arrow => Object.hasOwn(STEPS, key);

/** Nearest half in a direction, across the pile if necessary; the same one at the edge. */
export const nextHalf = (from: TargetHalf, arrow: Arrow, halves: readonly TargetHalf[]): TargetHalf => {
  const step = STEPS[arrow];
  const start = gridCell(from.place);
  const distance = (to: TargetHalf): number | undefined => {
    const { row, column } = gridCell(to.place);
    const x = 2 * (column - start.column) + to.half - from.half;
    const y = row - start.row;
    const isAside = step.x === 0 ? column !== start.column : y !== 0;
    const along = x * step.x + y * step.y;
    // Vertical moves prefer the same half.
    return isAside || along <= 0 ? undefined : along + (step.x === 0 ? Math.abs(x) / 2 : 0);
  };
  let nearest: { readonly half: TargetHalf; readonly far: number } | undefined;
  for (const half of halves) {
    const far = distance(half);
    if (far !== undefined && (nearest === undefined || far < nearest.far)) nearest = { half, far };
  }
  return nearest?.half ?? from;
};
