import { type Kysely, type Selectable, sql } from 'kysely';
import type { Skill } from '../../lib/rating-scale.ts';
import type { Change, Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import type { PuzzleGroup } from './stored-puzzle.ts';

/** Puzzles that players were shown, with their answers, and the players' puzzle ratings. */
export interface PuzzleTriesStore {
  find(player: string, puzzle: string): Promise<StoredTry | undefined>;
  /** A player's tries of these puzzles. */
  ofPuzzles(player: string, puzzles: readonly string[]): Promise<readonly StoredTry[]>;
  /** The puzzle that a player was shown as the next one and has not answered. */
  openNext(group: PuzzleGroup, player: string): Promise<string | undefined>;
  /** Shows a puzzle as the next one, unless another is. */
  showNext(group: PuzzleGroup, player: string, shown: { readonly puzzle: string; readonly at: number }): Promise<void>;
  /** Writes an answer with the ratings it changes. False: it was answered before, or a rating has changed meanwhile. */
  answer(answer: NewAnswer): Promise<boolean>;
  ratingOf(player: string, game: string): Promise<Skill | undefined>;
  ratingsOf(player: string): Promise<readonly (Skill & { readonly game: string })[]>;
  ofPlayer(player: string): Promise<readonly StoredTry[]>;
}

export interface StoredTry {
  readonly puzzle: string;
  readonly game: string;
  readonly shownAt: number;
  readonly end?: TryEnd;
}

export interface TryEnd {
  readonly at: number;
  readonly solved: boolean;
  /** Missing if the player gave up. */
  readonly answer?: unknown;
  /** The player's rating before and after; missing if it was unrated. */
  readonly change?: { readonly before: number; readonly after: number };
}

export interface NewAnswer extends PuzzleGroup {
  readonly player: string;
  readonly puzzle: string;
  readonly at: number;
  readonly solved: boolean;
  readonly answer?: unknown;
  /** Ratings of the player and the puzzle, before and after. Missing: unrated. */
  readonly rated?: { readonly player: SkillStep; readonly puzzle: SkillStep };
}

interface SkillStep {
  readonly before: Skill;
  readonly after: Skill;
}

const parseTry = (row: Selectable<Schema['puzzle_tries']>): StoredTry => ({
  puzzle: row.puzzle_id,
  game: row.game,
  shownAt: Number(row.shown_at),
  ...(row.answered_at !== null && {
    end: {
      at: Number(row.answered_at),
      solved: row.solved === 1,
      ...(row.answer !== null && { answer: JSON.parse(row.answer) }),
      ...(row.mu_before !== null &&
        row.mu_after !== null && { change: { before: row.mu_before, after: row.mu_after } }),
    },
  }),
});

export const makePuzzleTriesStore = (engine: Engine, build: Kysely<Schema>): PuzzleTriesStore => {
  const triesOf = (player: string) => build.selectFrom('puzzle_tries').where('player_id', '=', player);
  const ratingsOf = (player: string) => build.selectFrom('puzzle_ratings').selectAll().where('player_id', '=', player);
  const show = ({ game, language }: PuzzleGroup, player: string, row: ShownRow): Change => ({
    query: build
      .insertInto('puzzle_tries')
      .values({
        ...{ player_id: player, puzzle_id: row.puzzle, game, language, shown_at: row.at, is_next: row.isNext ? 1 : 0 },
        ...{ answered_at: null, solved: null, answer: null, mu_before: null, mu_after: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  });
  return {
    find: async (player, puzzle) => {
      const [row] = await engine.rows(triesOf(player).selectAll().where('puzzle_id', '=', puzzle).compile());
      return row && parseTry(row);
    },
    ofPuzzles: async (player, puzzles) => {
      if (puzzles.length === 0) return [];
      const query = triesOf(player).selectAll().where('puzzle_id', 'in', puzzles);
      return (await engine.rows(query.compile())).map(parseTry);
    },
    openNext: async ({ game, language }, player) => {
      const query = triesOf(player)
        .innerJoin('puzzles', 'puzzles.id', 'puzzle_tries.puzzle_id')
        .select('puzzles.id')
        .where('puzzle_tries.game', '=', game)
        .where('puzzle_tries.language', '=', language)
        .where('is_next', '=', 1)
        .where('answered_at', 'is', null);
      return (await engine.rows(query.compile()))[0]?.id;
    },
    showNext: async (group, player, { puzzle, at }) => {
      // A puzzle that was dropped leaves its place.
      const dropped = build
        .deleteFrom('puzzle_tries')
        .where('player_id', '=', player)
        .where('is_next', '=', 1)
        .where('answered_at', 'is', null)
        .where('puzzle_id', 'not in', build.selectFrom('puzzles').select('id'));
      await engine.change([{ query: dropped.compile() }, show(group, player, { puzzle, at, isNext: true })]);
    },
    answer: ({ player, puzzle, at, solved, answer, rated, ...group }) => {
      const step = rated?.player;
      const end = build
        .updateTable('puzzle_tries')
        .set({
          answered_at: at,
          solved: solved ? 1 : 0,
          answer: answer === undefined ? null : JSON.stringify(answer),
          ...(step && { mu_before: step.before.mu, mu_after: step.after.mu }),
        })
        .where('player_id', '=', player)
        .where('puzzle_id', '=', puzzle)
        .where('answered_at', 'is', null);
      return engine.change([
        show(group, player, { puzzle, at, isNext: false }),
        { query: end.compile(), must: true },
        countAnswer(build, puzzle, { solved, rated: rated?.puzzle }),
        ...(step ? [putRating(build, player, { game: group.game, step })] : []),
      ]);
    },
    ratingOf: async (player, game) => {
      const [row] = await engine.rows(ratingsOf(player).where('game', '=', game).compile());
      return row && { mu: row.mu, sigma: row.sigma, played: row.played };
    },
    ratingsOf: async (player) =>
      (await engine.rows(ratingsOf(player).orderBy('game').compile())).map(({ player_id: _, ...rating }) => rating),
    ofPlayer: async (player) => {
      const query = triesOf(player).selectAll().orderBy('shown_at').orderBy('puzzle_id');
      return (await engine.rows(query.compile())).map(parseTry);
    },
  };
};

interface ShownRow {
  readonly puzzle: string;
  readonly at: number;
  readonly isNext: boolean;
}

/** Counts an answer; a rated one is an optimistic update by the number of rated answers. */
const countAnswer = (
  build: Kysely<Schema>,
  puzzle: string,
  { solved, rated }: { readonly solved: boolean; readonly rated: SkillStep | undefined },
): Change => {
  const count = build
    .updateTable('puzzles')
    .set(({ eb }) => ({ answered: eb('answered', '+', 1), solved: eb('solved', '+', solved ? 1 : 0) }))
    .where('id', '=', puzzle);
  if (rated === undefined) return { query: count.compile(), must: true };
  const { mu, sigma, played } = rated.after;
  const query = count.set({ mu, sigma, played }).where('played', '=', rated.before.played);
  return { query: query.compile(), must: true };
};

/** Optimistic update of a player's rating; a first one only if there is none and the player hasn't left. */
const putRating = (
  build: Kysely<Schema>,
  player: string,
  { game, step: { before, after } }: { readonly game: string; readonly step: SkillStep },
): Change => {
  const { mu, sigma, played } = after;
  if (before.played > 0) {
    const next = build
      .updateTable('puzzle_ratings')
      .set({ mu, sigma, played })
      .where('player_id', '=', player)
      .where('game', '=', game)
      .where('played', '=', before.played);
    return { query: next.compile(), must: true };
  }
  const first = sql`insert into puzzle_ratings (player_id, game, mu, sigma, played)
    select cast(${player} as text), cast(${game} as text), cast(${mu} as double precision),
      cast(${sigma} as double precision), cast(${played} as integer)
    where not exists (select 1 from players where id = ${player} and left_at is not null)
    on conflict do nothing`;
  return { query: first.compile(build), must: true };
};
