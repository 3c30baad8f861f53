import type { Selectable } from 'kysely';
import type { Skill } from '../../lib/rating-scale.ts';
import type { Schema } from '../schema.ts';

/** Puzzles that are offered together. The language is empty where puzzles have none. */
export interface PuzzleGroup {
  readonly game: string;
  readonly language: string;
}

export interface NewPuzzle extends PuzzleGroup {
  readonly id: string;
  readonly puzzle: unknown;
  readonly solution: unknown;
  /** Missing: bots have played it for the puzzle's sake. */
  readonly match?: string;
  readonly ply: number;
  readonly seat: number;
  readonly mu: number;
  readonly sigma: number;
  readonly foundAt: number;
}

export interface StoredPuzzle extends NewPuzzle {
  /** Rated answers. */
  readonly played: number;
  /** All answers, and those that were right. */
  readonly answered: number;
  readonly solved: number;
}

/** The rating of a stored puzzle. */
export const skillOf = ({ mu, sigma, played }: StoredPuzzle): Skill => ({ mu, sigma, played });

export const parsePuzzle = (row: Selectable<Schema['puzzles']>): StoredPuzzle => ({
  id: row.id,
  game: row.game,
  language: row.language,
  puzzle: JSON.parse(row.puzzle),
  solution: JSON.parse(row.solution),
  ...(row.match_id !== null && { match: row.match_id }),
  ply: row.ply,
  seat: row.seat,
  mu: row.mu,
  sigma: row.sigma,
  played: row.played,
  answered: row.answered,
  solved: row.solved,
  foundAt: Number(row.found_at),
});
