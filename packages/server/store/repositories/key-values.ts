import { type Kysely, sql } from 'kysely';
import type { Change, Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';

export const makeKeyValueStore = (engine: Engine, build: Kysely<Schema>): Store['keyValues'] => {
  const put = (key: string, value: string): Change => {
    const insert = build.insertInto('house').values({ key, value });
    return { query: insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })).compile() };
  };
  const swap = (key: string, previous: string, value: string): Change => {
    const update = build.updateTable('house').set({ value }).where('key', '=', key).where('value', '=', previous);
    return { query: update.compile(), must: true };
  };
  return {
    get: async (key) => {
      const [row] = await engine.rows(build.selectFrom('house').select('value').where('key', '=', key).compile());
      return row?.value;
    },
    getAll: async (keys) => {
      const rows = await engine.rows(build.selectFrom('house').selectAll().where('key', 'in', keys).compile());
      return new Map(rows.map(({ key, value }) => [key, value]));
    },
    set: async (key, value) => {
      await engine.change([put(key, value)]);
    },
    getOrSet: async (key, offered) => {
      const insert = build.insertInto('house').values({ key, value: offered });
      await engine.change([{ query: insert.onConflict((conflict) => conflict.doNothing()).compile() }]);
      const [row] = await engine.rows(build.selectFrom('house').select('value').where('key', '=', key).compile());
      return row?.value ?? offered;
    },
    compareAndSwap: (key, previous, value) => engine.change([swap(key, previous, value)]),
    creditDowntime: async (milliseconds, request) => {
      const moved = (column: 'epoch' | 'due_at' | 'from_at' | 'until_at') =>
        sql<number>`${sql.ref(column)} + ${milliseconds}`;
      const epochs = build
        .updateTable('matches')
        .set({ epoch: moved('epoch') })
        .where('ended_at', 'is', null)
        .where('paused_at', 'is', null);
      const deadlines = build.updateTable('deadlines').set({ due_at: moved('due_at') });
      // Vacations keep their place in match time. A current one still ends when it was planned to.
      const over = Number(request.value) + milliseconds;
      const vacations = build.updateTable('holidays').set({
        from_at: moved('from_at'),
        until_at: sql<number>`case when until_at <= ${over} then until_at + ${milliseconds} else until_at end`,
      });
      return engine.change([
        swap(request.key, request.previous, request.value),
        put(request.credited, request.value),
        ...[epochs, deadlines, vacations].map((query) => ({ query: query.compile() })),
      ]);
    },
  };
};
