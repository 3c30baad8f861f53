import type { Face } from '../rules/pieces.ts';
import type { Place } from '../rules/state.ts';

/** The targets lie on the border of a square; so many steps from one corner to the next. */
const RUN = 5;

/** Where a target lies, row and column from 0: clockwise from the upper left corner. */
export const spotOf = (place: Place): { readonly row: number; readonly column: number } => {
  if (place < RUN) return { row: 0, column: place };
  if (place < 2 * RUN) return { row: place - RUN, column: RUN };
  if (place < 3 * RUN) return { row: RUN, column: 3 * RUN - place };
  return { row: 4 * RUN - place, column: 0 };
};

/** What is pointed at: the left or the right half of a target. A logo is in both. */
export interface Half {
  readonly place: Place;
  readonly half: 0 | 1;
}

export const isHalf = (a: Half | undefined, b: Half): boolean => a?.place === b.place && a.half === b.half;

export const halvesOf = (targets: readonly { readonly face: Face }[]): readonly Half[] =>
  targets.flatMap(({ face }, place): readonly Half[] =>
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

/** The nearest of these halves in a direction, over the pile if need be; the same one at the edge. */
export const stepFrom = (from: Half, arrow: Arrow, halves: readonly Half[]): Half => {
  const step = STEPS[arrow];
  const start = spotOf(from.place);
  const distance = (to: Half): number | undefined => {
    const { row, column } = spotOf(to.place);
    const x = 2 * (column - start.column) + to.half - from.half;
    const y = row - start.row;
    const isAside = step.x === 0 ? column !== start.column : y !== 0;
    const along = x * step.x + y * step.y;
    // Going up or down, the half below wins over the other one of its card. A logo has but one.
    return isAside || along <= 0 ? undefined : along + (step.x === 0 ? Math.abs(x) / 2 : 0);
  };
  let nearest: { readonly half: Half; readonly far: number } | undefined;
  for (const half of halves) {
    const far = distance(half);
    if (far !== undefined && (nearest === undefined || far < nearest.far)) nearest = { half, far };
  }
  return nearest?.half ?? from;
};
