import type { Result } from './result.ts';

/** The daily puzzle: the same for everybody, solved alone against the clock. */
export interface Daily<Puzzle, Answer> {
  /** The puzzle of a day such as `2026-11-16`. */
  make(day: string): Puzzle;
  /** Parses an answer from untrusted JSON. */
  parseAnswer(json: unknown): Result<Answer>;
  isRight(puzzle: Puzzle, answer: Answer): boolean;
}

export type AnyDaily = Daily<unknown, unknown>;
