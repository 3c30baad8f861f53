import type { Kysely, Selectable } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import type { DailyKey, Store, StoredDaily } from '../store.ts';

const parseDaily = ({ opened_at, tries, took }: Selectable<Schema['dailies']>): StoredDaily => ({
  openedAt: Number(opened_at),
  tries,
  ...(took !== null && { took: Number(took) }),
});

export const makeDailiesStore = (engine: Engine, build: Kysely<Schema>): Store['dailies'] => {
  const rowOf = ({ game, day, player }: DailyKey) =>
    build
      .selectFrom('dailies')
      .selectAll()
      .where('game', '=', game)
      .where('day', '=', day)
      .where('player_id', '=', player);
  const find = async (daily: DailyKey) => {
    const [row] = await engine.rows(rowOf(daily).compile());
    return row && parseDaily(row);
  };
  return {
    find,
    open: async (daily, at) => {
      const { game, day, player } = daily;
      const put = build
        .insertInto('dailies')
        .values({ game, day, player_id: player, opened_at: at, tries: 0, took: null })
        .onConflict((conflict) => conflict.doNothing());
      await engine.change([{ query: put.compile() }]);
      return (await find(daily)) ?? { openedAt: at, tries: 0 };
    },
    recordTry: async ({ game, day, player }, tries, took) => {
      const update = build
        .updateTable('dailies')
        .set({ tries, ...(took !== undefined && { took }) })
        .where('game', '=', game)
        .where('day', '=', day)
        .where('player_id', '=', player)
        .where('took', 'is', null);
      await engine.change([{ query: update.compile() }]);
    },
    solvedDays: async (game, player, limit) => {
      const query = build
        .selectFrom('dailies')
        .select('day')
        .where('player_id', '=', player)
        .where('game', '=', game)
        .where('took', 'is not', null)
        .orderBy('day', 'desc')
        .limit(limit);
      return (await engine.rows(query.compile())).map(({ day }) => day);
    },
    best: async (game, day, limit) => {
      const query = build
        .selectFrom('dailies')
        .innerJoin('players', 'players.id', 'dailies.player_id')
        .select(['players.name', 'dailies.took'])
        .where('dailies.game', '=', game)
        .where('dailies.day', '=', day)
        .where('dailies.took', 'is not', null)
        .orderBy('dailies.took')
        .limit(limit);
      return (await engine.rows(query.compile())).map(({ name, took }) => ({ name, took: Number(took) }));
    },
    ofPlayer: async (player) => {
      const query = build.selectFrom('dailies').selectAll().where('player_id', '=', player).orderBy('day');
      return (await engine.rows(query.compile())).map((row) => ({ game: row.game, day: row.day, ...parseDaily(row) }));
    },
    countSolvers: async (game, day) => {
      const query = build
        .selectFrom('dailies')
        .select(({ fn }) => fn.countAll().as('solvers'))
        .where('game', '=', game)
        .where('day', '=', day)
        .where('took', 'is not', null);
      return Number((await engine.rows(query.compile()))[0]?.solvers ?? 0);
    },
  };
};
