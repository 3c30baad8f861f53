import type { Result } from './result.ts';

/** A puzzle a day, the same for everybody, solved alone against the clock. */
export interface Daily<Puzzle, Answer> {
  /** The puzzle of a day such as `2026-11-16`. */
  make(day: string): Puzzle;
  /** Reads an answer from JSON of any origin. */
  parseAnswer(json: unknown): Result<Answer>;
  isRight(puzzle: Puzzle, answer: Answer): boolean;
}

export type AnyDaily = Daily<unknown, unknown>;
