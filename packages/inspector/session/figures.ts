import { type AnyRules, type Viewer, viewersOf } from '@sesame/kernel';
import type { FoldedPosition } from './fold.ts';

export interface Spread {
  readonly median: number;
  readonly max: number;
}

/** Sizes and times of one viewer's views over a match. */
export interface ViewFigures {
  readonly viewer: Viewer;
  /** The size of the view that is shown, in bytes as JSON. */
  readonly bytes: number;
  /** Over all positions. */
  readonly sizes: Spread;
  readonly viewMs: Spread;
}

export interface Figures {
  readonly applyMs: Spread;
  readonly stateBytes: number;
  readonly viewers: readonly ViewFigures[];
}

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 };
};

const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** Measures `view` at every position. `apply` was measured when the positions were reached. */
export const measure = (
  rules: AnyRules,
  positions: readonly FoldedPosition[],
  { seats, ply, clock = () => performance.now() }: { seats: number; ply: number; clock?: () => number },
): Figures => {
  const viewers = viewersOf(seats).map((viewer): ViewFigures => {
    const measured = positions.map(({ state }) => {
      const start = clock();
      const view = rules.view(state, viewer);
      return { ms: clock() - start, bytes: bytesOf(view) };
    });
    return {
      viewer,
      bytes: measured[ply]?.bytes ?? 0,
      sizes: spreadOf(measured.map(({ bytes }) => bytes)),
      viewMs: spreadOf(measured.map(({ ms }) => ms)),
    };
  });
  return {
    applyMs: spreadOf(positions.slice(1).map(({ applyMs }) => applyMs)),
    stateBytes: bytesOf(positions[ply]?.state ?? null),
    viewers,
  };
};
