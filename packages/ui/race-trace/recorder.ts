import type { TraceKind, TraceMark } from '@sesame/kernel';

/** Records a player's way in a race. Outside of a race it records nothing. */
export interface TraceRecorder {
  mark(kind: TraceKind, ...values: readonly number[]): void;
  /** Whether a place of the pointer would be recorded now. Asked before the place is worked out. */
  wantsPointer(): boolean;
  /** Gives the marks and starts anew. */
  take(): readonly TraceMark[];
}

const POINTER_INTERVAL_MS = 50;
/** In thousandths of the board. */
const MIN_POINTER_STEP = 4;
/** Then every second place of the pointer goes, so that the memory is bounded. */
const MAX_MARKS = 1_500;

/** `since` gives the milliseconds since the picture was painted, or undefined outside of a race. */
export const makeTraceRecorder = (since: () => number | undefined): TraceRecorder => {
  let marks: TraceMark[] = [];
  let pointer: TraceMark | undefined;

  const isStill = (values: readonly number[]) =>
    pointer !== undefined && values.every((value, i) => Math.abs(value - (pointer?.values[i] ?? 0)) < MIN_POINTER_STEP);
  return {
    wantsPointer: () => {
      const now = since();
      return now !== undefined && now - (pointer?.at ?? -POINTER_INTERVAL_MS) >= POINTER_INTERVAL_MS;
    },
    mark: (kind, ...values) => {
      const now = since();
      if (now === undefined || (kind === 'pointer' && isStill(values))) return;
      const mark = { at: Math.max(Math.round(now), marks.at(-1)?.at ?? 0), kind, values: values.map(Math.round) };
      if (kind === 'pointer') pointer = mark;
      marks.push(mark);
      if (marks.length > MAX_MARKS) marks = thinned(marks);
    },
    take: () => {
      const taken = marks;
      marks = [];
      pointer = undefined;
      return taken;
    },
  };
};

/** Without every second place of the pointer or, where there are none, without the oldest marks. */
const thinned = (marks: readonly TraceMark[]): TraceMark[] => {
  const fewer = marks.filter(({ kind }, i) => kind !== 'pointer' || i % 2 === 0);
  return fewer.slice(-MAX_MARKS);
};
