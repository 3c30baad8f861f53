import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import { parsePlayer } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';

export const makePlayersStore = (engine: Engine, build: Kysely<Schema>): Store['players'] => {
  const byId = prepare(build.selectFrom('players').selectAll().where('id', '=', '').compile());
  return {
    add: async ({ id, name, createdAt }) => {
      await engine.change([
        { query: build.insertInto('players').values({ id, name, created_at: createdAt }).compile() },
      ]);
    },
    find: async (id) => {
      const [row] = await engine.rows(byId(id));
      return row && parsePlayer(row);
    },
    rename: async (id, name) => {
      await engine.change([{ query: build.updateTable('players').set({ name }).where('id', '=', id).compile() }]);
    },
  };
};
