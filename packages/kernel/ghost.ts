/**
 * A ghost: how far a player was when, for others to race against. It tells how many rounds were found or tiles joined at
 * which time, and nothing of the solution.
 */
export type Progress = readonly ProgressMark[];

export interface ProgressMark {
  /** Milliseconds since the start, in the time that counts: with penalties. */
  readonly at: number;
  /** Stages done from then on. It may fall again, as tiles can be taken apart. */
  readonly done: number;
}

/** Stages done at a time. */
export const progressAt = (progress: Progress, at: number): number =>
  progress.findLast((mark) => mark.at <= at)?.done ?? 0;

/** Marks of a ghost. */
export const MAX_PROGRESS_MARKS = 100;

interface ProgressBounds {
  /** Stages of the whole. */
  readonly stages: number;
  /** When all were done. */
  readonly end: number;
}

/**
 * A reported progress made fit for its end, which was measured elsewhere: nothing is done later than that, and all of it
 * then. Of more marks than allowed the last are kept. Undefined if its times run back or its counts are none.
 */
export const fitProgress = (reported: Progress, { stages, end }: ProgressBounds): Progress | undefined => {
  const isFit = reported.every(
    ({ at, done }, i) =>
      Number.isInteger(at) && at >= (reported[i - 1]?.at ?? 0) && Number.isInteger(done) && done >= 0 && done <= stages,
  );
  if (!isFit) return undefined;
  const before = reported.filter(({ at }) => at < end).slice(1 - MAX_PROGRESS_MARKS);
  return [...before, { at: end, done: stages }];
};
