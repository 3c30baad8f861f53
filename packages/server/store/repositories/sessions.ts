import type { Kysely, Selectable } from 'kysely';
import type { Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import type { Schema } from '../schema.ts';
import type { Store, StoredSession } from '../store.ts';

const parseSession = (row: Selectable<Schema['sessions']>): StoredSession => ({
  id: row.id,
  player: row.player_id,
  createdAt: Number(row.created_at),
  seenAt: Number(row.seen_at),
  ...(row.proved_at !== null && { provedAt: Number(row.proved_at) }),
  agent: row.agent,
  source: {
    ...(row.browser !== null && { browser: row.browser }),
    ...(row.network !== null && { network: row.network }),
  },
});

export const makeSessionsStore = (engine: Engine, build: Kysely<Schema>): Store['sessions'] => {
  const byId = prepare(build.selectFrom('sessions').selectAll().where('id', '=', '').compile());
  return {
    add: async ({ id, player, createdAt, seenAt, provedAt, agent, source }) => {
      const row = {
        id,
        player_id: player,
        created_at: createdAt,
        seen_at: seenAt,
        proved_at: provedAt ?? null,
        agent,
        browser: source?.browser ?? null,
        network: source?.network ?? null,
      };
      await engine.change([{ query: build.insertInto('sessions').values(row).compile() }]);
    },
    find: async (id) => {
      const [row] = await engine.rows(byId(id));
      return row && parseSession(row);
    },
    ofPlayer: async (player) => {
      const query = build.selectFrom('sessions').selectAll().where('player_id', '=', player).orderBy('seen_at', 'desc');
      return (await engine.rows(query.compile())).map(parseSession);
    },
    touch: async (id, { seenAt, provedAt, source }) => {
      const times = {
        ...(seenAt !== undefined && { seen_at: seenAt }),
        ...(provedAt !== undefined && { proved_at: provedAt }),
        ...source,
      };
      await engine.change([{ query: build.updateTable('sessions').set(times).where('id', '=', id).compile() }]);
    },
    remove: async (ids) => {
      await engine.change(ids.map((id) => ({ query: build.deleteFrom('sessions').where('id', '=', id).compile() })));
    },
    removeUnseen: async (before) => {
      await engine.change([{ query: build.deleteFrom('sessions').where('seen_at', '<', before).compile() }]);
    },
  };
};
