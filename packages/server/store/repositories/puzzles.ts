import { OFFLINE_MATCH_PREFIX } from '@sesame/protocol';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { makePuzzlePagesStore, type PuzzlePagesStore } from './puzzle-pages.ts';
import { makePuzzleTriesStore, type PuzzleTriesStore } from './puzzle-tries.ts';
import { type NewPuzzle, type PuzzleGroup, parsePuzzle, type StoredPuzzle } from './stored-puzzle.ts';

/** Puzzles from finished matches, with their ratings. */
export interface PuzzlesStore {
  readonly tries: PuzzleTriesStore;
  readonly pages: PuzzlePagesStore;
  /** Marks an ended match as searched for puzzles. False: another process has. */
  claimMatch(match: string, at: number): Promise<boolean>;
  /** Ended matches that everybody may see and that were not searched, newest first. */
  unsearched(game: string, limit: number): Promise<readonly string[]>;
  /** Adds puzzles, without those that exist. Beyond `limit` per game the oldest go, those that nobody has answered first. */
  add(puzzles: readonly NewPuzzle[], limit: number): Promise<void>;
  find(id: string): Promise<StoredPuzzle | undefined>;
  /** How many there are, how many are from bots' matches, and how many were on no page yet. */
  count(group: PuzzleGroup): Promise<PuzzleCounts>;
  /** How many of a game were found since a time. */
  countFound(game: string, since: number): Promise<number>;
  /** The puzzles nearest in rating that a player has not been shown, without those of a day's page. */
  nearest(group: PuzzleGroup, player: string, near: NearestQuery): Promise<readonly string[]>;
}

export interface PuzzleCounts {
  readonly all: number;
  readonly fromBots: number;
  readonly unpaged: number;
}

export interface NearestQuery {
  readonly mu: number;
  readonly day: string;
  readonly limit: number;
}

export const makePuzzlesStore = (engine: Engine, build: Kysely<Schema>): PuzzlesStore => {
  const inGroup = ({ game, language }: PuzzleGroup) =>
    build.selectFrom('puzzles').where('game', '=', game).where('language', '=', language);
  const isPaged = sql<boolean>`exists (select 1 from puzzle_pages where puzzle_id = puzzles.id)`;
  const countIf = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const trim = async (game: string, limit: number): Promise<void> => {
    const inGame = build.selectFrom('puzzles').where('game', '=', game);
    const [row] = await engine.rows(inGame.select(({ fn }) => fn.countAll().as('count')).compile());
    const excess = Number(row?.count ?? 0) - limit;
    if (excess <= 0) return;
    const oldest = inGame
      .select('id')
      .where(({ not }) => not(isPaged))
      .orderBy(sql`case when answered = 0 then 0 else 1 end`)
      .orderBy('found_at')
      .orderBy('id')
      .limit(excess);
    await engine.change([{ query: build.deleteFrom('puzzles').where('id', 'in', oldest).compile() }]);
  };
  return {
    tries: makePuzzleTriesStore(engine, build),
    pages: makePuzzlePagesStore(engine, build),
    claimMatch: (match, at) => {
      const claim = build
        .updateTable('matches')
        .set({ searched_at: at })
        .where('id', '=', match)
        .where('ended_at', 'is not', null)
        .where('searched_at', 'is', null);
      return engine.change([{ query: claim.compile(), must: true }]);
    },
    unsearched: async (game, limit) => {
      const query = build
        .selectFrom('matches')
        .innerJoin('tables', 'tables.id', 'matches.table_id')
        .select('matches.id')
        .where('matches.game', '=', game)
        .where('matches.searched_at', 'is', null)
        .where('matches.ended_at', 'is not', null)
        .where('matches.outcome', 'is not', null)
        .where('matches.branched', 'is', null)
        .where('matches.id', 'not like', `${OFFLINE_MATCH_PREFIX}%`)
        .where(({ or, eb }) =>
          or([eb('matches.rated', '=', 1), eb('tables.open', '=', 1), eb('matches.tournament', 'is not', null)]),
        )
        .orderBy('matches.ended_at', 'desc')
        .limit(limit);
      return (await engine.rows(query.compile())).map(({ id }) => id);
    },
    add: async (puzzles, limit) => {
      const rows = puzzles.map(({ puzzle, solution, match, foundAt, ...rest }) => ({
        ...rest,
        puzzle: JSON.stringify(puzzle),
        solution: JSON.stringify(solution),
        match_id: match ?? null,
        found_at: foundAt,
        played: 0,
        answered: 0,
        solved: 0,
      }));
      if (rows.length === 0) return;
      const put = build
        .insertInto('puzzles')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing());
      await engine.change([{ query: put.compile() }]);
      for (const game of new Set(puzzles.map((one) => one.game))) await trim(game, limit);
    },
    find: async (id) => {
      const [row] = await engine.rows(build.selectFrom('puzzles').selectAll().where('id', '=', id).compile());
      return row && parsePuzzle(row);
    },
    count: async (group) => {
      const query = inGroup(group).select(({ fn }) => [
        fn.countAll().as('all'),
        countIf(sql`match_id is null`).as('bots'),
        countIf(sql`not ${isPaged}`).as('unpaged'),
      ]);
      const [row] = await engine.rows(query.compile());
      return { all: Number(row?.all ?? 0), fromBots: Number(row?.bots ?? 0), unpaged: Number(row?.unpaged ?? 0) };
    },
    countFound: async (game, since) => {
      const query = build
        .selectFrom('puzzles')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('game', '=', game)
        .where('found_at', '>=', since);
      return Number((await engine.rows(query.compile()))[0]?.count ?? 0);
    },
    nearest: async (group, player, { mu, day, limit }) => {
      const query = inGroup(group)
        .select('id')
        .where(
          sql<boolean>`not exists (select 1 from puzzle_tries where player_id = ${player} and puzzle_id = puzzles.id)`,
        )
        .where(sql<boolean>`not exists (select 1 from puzzle_pages where day = ${day} and puzzle_id = puzzles.id)`)
        .orderBy(sql`abs(mu - ${mu})`)
        .orderBy('id')
        .limit(limit);
      return (await engine.rows(query.compile())).map(({ id }) => id);
    },
  };
};
