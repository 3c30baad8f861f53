import type { Locale, Progress } from '@sesame/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** Daily puzzles that players opened, with their steps and results. */
export interface DailiesStore {
  /** Opens the puzzle for a player, unless it is open already. */
  open(daily: DailyKey, at: number, locale: Locale): Promise<StoredDaily>;
  find(daily: DailyKey): Promise<StoredDaily | undefined>;
  /** Replaces the steps, of which there were `count`. False: another request came first, or it is finished. */
  recordSteps(daily: DailyKey, count: number, steps: readonly StoredStep[], end?: DailyEnd): Promise<boolean>;
  /** The days of a player that count for the streak, newest first. */
  finishedDays(game: string, player: string, limit: number): Promise<readonly string[]>;
  /** What a player opened from a day to another, both included. */
  ofPlayerBetween(player: string, from: string, to: string): Promise<readonly DailyOfPlayer[]>;
  /** The best results of a day, best first. */
  best(game: string, day: string, order: DailyOrder): Promise<readonly DailyStanding[]>;
  /** The results of some players on a day, best first. */
  resultsOf(
    game: string,
    day: string,
    players: readonly string[],
    isLowBest: boolean,
  ): Promise<readonly DailyStanding[]>;
  countFinished(game: string, day: string): Promise<number>;
  /** The steps of those who finished on their day, the latest first. */
  finishedSteps(game: string, day: string, limit: number): Promise<readonly PlayerSteps[]>;
  ofPlayer(player: string): Promise<readonly DailyOfPlayer[]>;
  /** Keeps how far a player was when, unless that was told before. */
  setProgress(daily: DailyKey, progress: Progress): Promise<void>;
}

export interface DailyKey {
  readonly game: string;
  readonly day: string;
  readonly player: string;
}

export interface StoredStep {
  readonly step: unknown;
  /** Milliseconds since the puzzle was opened. */
  readonly at: number;
}

export interface DailyEnd {
  readonly score: number;
  /** Milliseconds from opening to the end. */
  readonly took: number;
  /** Too late for standings and streaks. */
  readonly isLate: boolean;
}

export interface StoredDaily {
  readonly openedAt: number;
  readonly locale: Locale;
  readonly steps: readonly StoredStep[];
  readonly end?: DailyEnd;
  /** How far the player was when, as their screen has told. */
  readonly progress?: Progress;
}

export interface DailyOfPlayer extends StoredDaily {
  readonly game: string;
  readonly day: string;
}

export interface DailyOrder {
  readonly isLowBest: boolean;
  readonly limit: number;
}

export interface DailyStanding {
  readonly player: string;
  readonly name: string;
  readonly score: number;
  readonly took: number;
}

export interface PlayerSteps {
  readonly player: string;
  readonly steps: readonly StoredStep[];
}

const parseDaily = ({
  opened_at,
  locale,
  steps,
  score,
  took,
  is_late,
  progress,
}: Selectable<Schema['dailies']>): StoredDaily => ({
  openedAt: Number(opened_at),
  locale,
  steps: JSON.parse(steps),
  ...(took !== null && { end: { score: Number(score), took: Number(took), isLate: is_late === 1 } }),
  ...(progress !== null && { progress: JSON.parse(progress) }),
});

const parseOfPlayer = (row: Selectable<Schema['dailies']>): DailyOfPlayer => ({
  game: row.game,
  day: row.day,
  ...parseDaily(row),
});

export const makeDailiesStore = (engine: Engine, build: Kysely<Schema>): DailiesStore => {
  const find = async ({ game, day, player }: DailyKey) => {
    const query = build
      .selectFrom('dailies')
      .selectAll()
      .where('game', '=', game)
      .where('day', '=', day)
      .where('player_id', '=', player);
    const [row] = await engine.rows(query.compile());
    return row && parseDaily(row);
  };
  const ofPlayer = (player: string) =>
    build.selectFrom('dailies').selectAll().where('player_id', '=', player).orderBy('day').orderBy('game');
  const onTime = (game: string, day: string) =>
    build
      .selectFrom('dailies')
      .where('dailies.game', '=', game)
      .where('dailies.day', '=', day)
      .where('dailies.took', 'is not', null)
      .where('dailies.is_late', '=', 0);
  const standings = (game: string, day: string, isLowBest: boolean) =>
    onTime(game, day)
      .innerJoin('players', 'players.id', 'dailies.player_id')
      .select(['players.id', 'players.name', 'dailies.score', 'dailies.took'])
      .orderBy('dailies.score', isLowBest ? 'asc' : 'desc')
      .orderBy('dailies.took')
      .orderBy('players.id');
  const readStandings = async (query: ReturnType<typeof standings>): Promise<readonly DailyStanding[]> =>
    (await engine.rows(query.compile())).map(({ id, name, score, took }) => ({
      player: id,
      name,
      score: Number(score),
      took: Number(took),
    }));
  return {
    find,
    open: async (daily, at, locale) => {
      const { game, day, player } = daily;
      const fresh = { score: null, took: null, is_late: 0 as const };
      const put = build
        .insertInto('dailies')
        .values({ game, day, player_id: player, opened_at: at, tries: 0, locale, steps: '[]', ...fresh })
        .onConflict((conflict) => conflict.doNothing());
      await engine.change([{ query: put.compile() }]);
      return (await find(daily)) ?? { openedAt: at, locale, steps: [] };
    },
    recordSteps: async ({ game, day, player }, count, steps, end) => {
      const update = build
        .updateTable('dailies')
        .set({
          tries: steps.length,
          steps: JSON.stringify(steps),
          ...(end && { score: end.score, took: end.took, is_late: end.isLate ? 1 : 0 }),
        })
        .where('game', '=', game)
        .where('day', '=', day)
        .where('player_id', '=', player)
        .where('tries', '=', count)
        .where('took', 'is', null);
      return engine.change([{ query: update.compile(), must: true }]);
    },
    finishedDays: async (game, player, limit) => {
      const query = build
        .selectFrom('dailies')
        .select('day')
        .where('player_id', '=', player)
        .where('game', '=', game)
        .where('took', 'is not', null)
        .where('is_late', '=', 0)
        .orderBy('day', 'desc')
        .limit(limit);
      return (await engine.rows(query.compile())).map(({ day }) => day);
    },
    ofPlayerBetween: async (player, from, to) => {
      const query = ofPlayer(player).where('day', '>=', from).where('day', '<=', to);
      return (await engine.rows(query.compile())).map(parseOfPlayer);
    },
    best: (game, day, { isLowBest, limit }) => readStandings(standings(game, day, isLowBest).limit(limit)),
    resultsOf: async (game, day, players, isLowBest) =>
      players.length === 0
        ? []
        : readStandings(standings(game, day, isLowBest).where('players.id', 'in', [...players])),
    countFinished: async (game, day) => {
      const query = onTime(game, day).select(({ fn }) => fn.countAll().as('finished'));
      return Number((await engine.rows(query.compile()))[0]?.finished ?? 0);
    },
    finishedSteps: async (game, day, limit) => {
      const query = onTime(game, day).select(['player_id', 'steps']).orderBy('opened_at', 'desc').limit(limit);
      return (await engine.rows(query.compile())).map(({ player_id, steps }) => ({
        player: player_id,
        steps: JSON.parse(steps),
      }));
    },
    setProgress: async ({ game, day, player }, progress) => {
      const update = build
        .updateTable('dailies')
        .set({ progress: JSON.stringify(progress) })
        .where('game', '=', game)
        .where('day', '=', day)
        .where('player_id', '=', player)
        .where('progress', 'is', null);
      await engine.change([{ query: update.compile() }]);
    },
    ofPlayer: async (player) => (await engine.rows(ofPlayer(player).compile())).map(parseOfPlayer),
  };
};
