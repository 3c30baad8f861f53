import type { Progress } from './ghost.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Locale } from './text.ts';

/**
 * The daily puzzle of a game: the same for everybody, played alone, step by step. It is pure, as rules are: the server
 * keeps a player's steps with their times, and everything else is computed from them.
 */
export interface Daily<Puzzle, Step, View, Review> {
  /** What results count. */
  readonly unit: DailyUnit;
  /** Draws the puzzle. The language matters only where words are played. */
  make(rng: Rng, locale: Locale): Puzzle | Promise<Puzzle>;
  /** Parses a step from untrusted JSON. */
  parseStep(json: unknown): Result<Step>;
  /** The position after these steps. Refused if the last one is not allowed. */
  play(puzzle: Puzzle, steps: readonly TimedStep<Step>[]): Result<DailyPosition<View>>;
  /** What is told after the end: the solution, and how the player and others did. */
  review(
    puzzle: Puzzle,
    played: readonly TimedStep<Step>[],
    others: readonly DailyOther<Step>[],
  ): Review | Promise<Review>;
  /** Where players can race against those who have finished. */
  readonly ghosts?: DailyGhosts<Puzzle, Step>;
}

export interface DailyGhosts<Puzzle, Step> {
  /** The parts of the puzzle that are counted: rounds to find, tiles to join. */
  readonly stages: number;
  /** When they were done. Missing if the steps do not tell, and the player's screen reports it. */
  progress?(puzzle: Puzzle, steps: readonly TimedStep<Step>[]): Progress;
}

export type AnyDaily = Daily<unknown, unknown, unknown, unknown>;

/** Guesses and milliseconds are better when low; a share of the best possible, in percent, when high. */
export type DailyUnit = 'guesses' | 'milliseconds' | 'percent';

export const isLowBest = (unit: DailyUnit): boolean => unit !== 'percent';

export interface TimedStep<Step> {
  readonly step: Step;
  /** Milliseconds since the player opened the puzzle, by the server's clock. */
  readonly at: number;
}

/** Somebody else's finished puzzle. */
export interface DailyOther<Step> {
  readonly steps: readonly TimedStep<Step>[];
}

export interface DailyPosition<View> {
  /** What the player may see: nothing of what is still hidden. */
  readonly view: View;
  /** Once it is over. */
  readonly result?: DailyResult;
}

export interface DailyResult {
  /** In the daily's unit. */
  readonly score: number;
  /** The result as rows of marks, for sharing. They tell how it went, and nothing of the puzzle. */
  readonly marks: readonly (readonly DailyMark[])[];
}

export type DailyMark = 'full' | 'half' | 'empty' | 'wrong';
