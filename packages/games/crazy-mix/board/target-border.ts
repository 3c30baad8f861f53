import type { Face } from '../rules/pieces.ts';
import { gridCell } from '../rules/square.ts';
import type { Place } from '../rules/state.ts';

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
