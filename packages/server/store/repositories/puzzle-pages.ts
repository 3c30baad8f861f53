import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { type PuzzleGroup, parsePuzzle, type StoredPuzzle } from './stored-puzzle.ts';

/** The puzzles of a day, chosen once for everybody. */
export interface PuzzlePagesStore {
  /** The puzzles of a day in their order; empty if none were chosen. */
  of(group: PuzzleGroup, day: string): Promise<readonly StoredPuzzle[]>;
  /** Puzzles for the next page: those that were on none or on an old one first, then those of players' matches. */
  candidates(group: PuzzleGroup, limit: number): Promise<readonly PageCandidate[]>;
  /** Chooses the puzzles of a day and forgets pages before another. False: they were chosen first by another process. */
  choose(group: PuzzleGroup, day: string, chosen: ChosenPage): Promise<boolean>;
  /** The days with a page before and after this one. */
  neighbours(group: PuzzleGroup, day: string): Promise<{ readonly before?: string; readonly after?: string }>;
  /** Whether a puzzle is on a page of its game. */
  has(puzzle: string): Promise<boolean>;
}

export interface PageCandidate {
  readonly id: string;
  readonly mu: number;
  /** Whether it was on no page yet. */
  readonly isFresh: boolean;
  /** Whether players have played the match. */
  readonly isPlayed: boolean;
}

export interface ChosenPage {
  readonly puzzles: readonly string[];
  /** Pages before this day are forgotten. */
  readonly since: string;
}

export const makePuzzlePagesStore = (engine: Engine, build: Kysely<Schema>): PuzzlePagesStore => {
  const pagesOf = ({ game, language }: PuzzleGroup) =>
    build
      .selectFrom('puzzle_pages')
      .where('puzzle_pages.game', '=', game)
      .where('puzzle_pages.language', '=', language);
  const lastDay = sql<string>`coalesce((select max(day) from puzzle_pages where puzzle_id = puzzles.id), '')`;
  return {
    of: async (group, day) => {
      const query = pagesOf(group)
        .innerJoin('puzzles', 'puzzles.id', 'puzzle_pages.puzzle_id')
        .selectAll('puzzles')
        .where('puzzle_pages.day', '=', day)
        .orderBy('puzzle_pages.place');
      return (await engine.rows(query.compile())).map(parsePuzzle);
    },
    candidates: async ({ game, language }, limit) => {
      const query = build
        .selectFrom('puzzles')
        .select(['id', 'mu', 'match_id', lastDay.as('last_day')])
        .where('game', '=', game)
        .where('language', '=', language)
        .orderBy(lastDay)
        .orderBy(sql`case when match_id is null then 1 else 0 end`)
        .orderBy('found_at', 'desc')
        .orderBy('id')
        .limit(limit);
      return (await engine.rows(query.compile())).map(({ id, mu, match_id, last_day }) => ({
        ...{ id, mu, isFresh: last_day === '', isPlayed: match_id !== null },
      }));
    },
    choose: ({ game, language }, day, { puzzles, since }) => {
      const rows = puzzles.map((puzzle, i) => ({ game, language, day, place: i + 1, puzzle_id: puzzle }));
      return engine.change([
        ...rows.map((row) => ({
          query: build
            .insertInto('puzzle_pages')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .compile(),
          must: true as const,
        })),
        { query: build.deleteFrom('puzzle_pages').where('day', '<', since).compile() },
      ]);
    },
    neighbours: async (group, day) => {
      const [before] = await engine.rows(
        pagesOf(group).select('day').where('day', '<', day).orderBy('day', 'desc').limit(1).compile(),
      );
      const [after] = await engine.rows(
        pagesOf(group).select('day').where('day', '>', day).orderBy('day').limit(1).compile(),
      );
      return { ...(before && { before: before.day }), ...(after && { after: after.day }) };
    },
    has: async (puzzle) => {
      const query = build.selectFrom('puzzle_pages').select('day').where('puzzle_id', '=', puzzle).limit(1);
      return (await engine.rows(query.compile())).length > 0;
    },
  };
};
