import type { Position } from './replay.ts';
import type { Result } from './result.ts';
import type { Seat } from './rules.ts';
import type { Locale } from './text.ts';

/**
 * Puzzles from positions of finished matches: one answer, right or wrong. Pure, as rules are: the server finds puzzles in
 * records, keeps them with their solutions and judges the answers.
 */
export interface Puzzles<State, Puzzle, Solution, Answer, Review> {
  /** The options of a match whose puzzles are in this language. Missing: the puzzles of this game have no language. */
  optionsIn?(language: Locale): Readonly<Record<string, unknown>>;
  /** The puzzles in a match, any number of them. Takes computing time. The rules must be prepared. */
  find(positions: readonly Position<State, unknown, unknown>[]): readonly FoundPuzzle<Puzzle, Solution>[];
  /** Loads what `judge` and `review` need for a puzzle. */
  prepare?(puzzle: Puzzle): Promise<void>;
  /** Parses an answer from untrusted JSON. */
  parseAnswer(json: unknown): Result<Answer>;
  /** Whether an answer solves the puzzle. Refused if it is no answer at all, which costs nothing. */
  judge(posed: PosedPuzzle<Puzzle, Solution>, answer: Answer): Result<boolean>;
  /** What is told afterwards: the solution, and what the answer was worth. No answer: the player gave up. */
  review(posed: PosedPuzzle<Puzzle, Solution>, answer?: Answer): Review;
}

export type AnyPuzzles = Puzzles<unknown, unknown, unknown, unknown, unknown>;

export interface PosedPuzzle<Puzzle, Solution> {
  /** What the player sees: the position, with nothing that their seat did not know. Plain JSON. */
  readonly puzzle: Puzzle;
  /** Secret until the puzzle is answered. Plain JSON. */
  readonly solution: Solution;
}

export interface FoundPuzzle<Puzzle, Solution> extends PosedPuzzle<Puzzle, Solution> {
  /** The ply of the position in its match. */
  readonly ply: number;
  /** The seat that had to find it. */
  readonly seat: Seat;
  /** An estimate on the scale of ratings: 1500 is of average difficulty. */
  readonly difficulty: number;
  readonly language?: Locale;
}
