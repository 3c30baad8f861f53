import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { parseChatLine } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';

export const makeChatStore = (engine: Engine, build: Kysely<Schema>): Store['chat'] => {
  const lines = (table: string) =>
    build.selectFrom('chat').select(['seq', 'at', 'player_id', 'name', 'text', 'guest']).where('table_id', '=', table);
  return {
    add: async (table, { at, player, name, text, key, guest }) => {
      const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from chat where table_id = ${table})`;
      const put = build
        .insertInto('chat')
        .values({ table_id: table, seq, at, player_id: player, name, text, key, guest: guest ? 1 : 0 })
        .onConflict((conflict) => conflict.doNothing());
      await engine.change([{ query: put.compile() }]);
      const [row] = await engine.rows(lines(table).where('key', '=', key).compile());
      if (row === undefined) throw new Error('chat line lost to a concurrent one with the same number');
      return parseChatLine(row);
    },
    read: async (table, since, limit) => {
      const query = lines(table).where('seq', '>', since).orderBy('seq', 'desc').limit(limit);
      return (await engine.rows(query.compile())).map(parseChatLine).reverse();
    },
    unread: async (player, channels) => {
      if (channels.length === 0) return new Map();
      const muted = build.selectFrom('mutes').select('muted_id').where('player_id', '=', player);
      const query = build
        .selectFrom('chat')
        .leftJoin('read_marks', (join) =>
          join.onRef('read_marks.channel', '=', 'chat.table_id').on('read_marks.player_id', '=', player),
        )
        .select(({ fn }) => ['chat.table_id as channel', fn.countAll().as('count')])
        .where('chat.table_id', 'in', channels)
        .where('chat.player_id', '!=', player)
        .where('chat.player_id', 'not in', muted)
        .whereRef('chat.seq', '>', sql<number>`coalesce(read_marks.seq, 0)`)
        .groupBy('chat.table_id');
      return new Map((await engine.rows(query.compile())).map(({ channel, count }) => [channel, Number(count)]));
    },
    markRead: async (player, channel, seq) => {
      const put = build
        .insertInto('read_marks')
        .values({ player_id: player, channel, seq })
        .onConflict((met) =>
          met.columns(['player_id', 'channel']).doUpdateSet({ seq }).where('read_marks.seq', '<', seq),
        );
      await engine.change([{ query: put.compile() }]);
    },
    saidBy: async (player) => {
      const query = build.selectFrom('chat').selectAll().where('player_id', '=', player).orderBy('at');
      return (await engine.rows(query.compile())).map((row) => ({ table: row.table_id, ...parseChatLine(row) }));
    },
  };
};
