import type { Kysely } from 'kysely';
import type { Change, Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import { makeTableRow, parseTable } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { Store, StoredTable } from '../store.ts';

/** Tables that are removed at a time, so that writes of running matches need not wait. */
const MAX_REMOVED = 500;

export const changeTable = (build: Kysely<Schema>, table: StoredTable): Change => {
  const { id, ...row } = makeTableRow({ ...table, version: table.version + 1 });
  const update = build.updateTable('tables').set(row).where('id', '=', id).where('version', '=', table.version);
  return { query: update.compile(), must: true };
};

export const makeTablesStore = (engine: Engine, build: Kysely<Schema>): Store['tables'] => {
  const byId = prepare(build.selectFrom('tables').selectAll().where('id', '=', '').compile());
  return {
    add: async (table) => {
      await engine.change([{ query: build.insertInto('tables').values(makeTableRow(table)).compile() }]);
    },
    find: async (id) => {
      const [row] = await engine.rows(byId(id));
      return row && parseTable(row);
    },
    change: (table) => engine.change([changeTable(build, table)]),
    listOpen: async (since, limit) => {
      const free = build.selectFrom('tables').selectAll().where('open', '=', 1).where('match_id', 'is', null);
      const query = free
        .where('closed_at', 'is', null)
        .where('created_at', '>=', since)
        .orderBy('created_at', 'desc')
        .limit(limit);
      return (await engine.rows(query.compile())).map(parseTable);
    },
    hostedBy: async (player) => {
      const query = build.selectFrom('tables').selectAll().where('host', '=', player).orderBy('created_at');
      return (await engine.rows(query.compile())).map(parseTable);
    },
    countWaiting: async (host, since) => {
      const waiting = build.selectFrom('tables').where('host', '=', host).where('match_id', 'is', null);
      const recent = waiting.where('closed_at', 'is', null).where('created_at', '>=', since);
      const [row] = await engine.rows(recent.select(({ fn }) => fn.countAll().as('count')).compile());
      return Number(row?.count ?? 0);
    },
    removeAbandoned: async (before) => {
      const abandoned = build.selectFrom('tables').select('id').where('match_id', 'is', null);
      const ids = (await engine.rows(abandoned.where('created_at', '<', before).limit(MAX_REMOVED).compile())).map(
        ({ id }) => id,
      );
      if (ids.length === 0) return 0;
      await engine.change([
        // A match may have begun since.
        { query: build.deleteFrom('tables').where('id', 'in', ids).where('match_id', 'is', null).compile() },
        ...(['chat', 'invitations'] as const).map((part) => ({
          query: build
            .deleteFrom(part)
            .where('table_id', 'in', ids)
            .where('table_id', 'not in', build.selectFrom('tables').select('id'))
            .compile(),
        })),
      ]);
      return ids.length;
    },
    drawsDue: async (by, limit) => {
      const due = build.selectFrom('tables').select('id').where('match_id', 'is', null).where('draw_due_at', '<=', by);
      return (await engine.rows(due.orderBy('draw_due_at').limit(limit).compile())).map(({ id }) => id);
    },
    waitingWith: async (player, since) => {
      const waiting = build.selectFrom('tables').selectAll().where('match_id', 'is', null);
      const query = waiting
        .where('created_at', '>=', since)
        .where('closed_at', 'is', null)
        .where('seats', 'like', `%"player":"${player}"%`);
      return (await engine.rows(query.compile())).map(parseTable);
    },
  };
};
