import { type Kysely, sql } from 'kysely';
import { makeAccounts, makePasskeys } from './accounts.ts';
import { makeDailies } from './dailies.ts';
import type { Change, Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import { prepare } from './prepare.ts';
import { makeMatchRow, makeTableRow, parseChatLine, parseLogRow, parseMatch, parsePlayer, parseTable } from './rows.ts';
import type { Schema } from './schema.ts';
import { makeSessions } from './sessions.ts';
import type { Append, Store, StoredMatch, StoredTable } from './store.ts';

/** The store on any engine. `build` only builds queries. */
export const makeStore = async (engine: Engine, build: Kysely<Schema>): Promise<Store> => {
  await migrate(engine, build);
  const logOf = build
    .selectFrom('log')
    .select(['seq', 'at', 'by', 'move', 'key', 'receipt'])
    .where('match_id', '=', '');
  const readLog = prepare(logOf.orderBy('seq').compile());
  return {
    house: makeHouse(engine, build),
    players: makePlayers(engine, build),
    sessions: makeSessions(engine, build),
    accounts: makeAccounts(engine, build),
    passkeys: makePasskeys(engine, build),
    tables: makeTables(engine, build),
    matches: makeMatches(engine, build),
    log: {
      append: (append) => engine.append(append),
      read: async (match) => (await engine.rows(readLog(match))).map(parseLogRow),
    },
    deadlines: {
      before: async (time, limit) => {
        const query = build.selectFrom('deadlines').selectAll().where('due_at', '<=', time);
        const rows = await engine.rows(query.orderBy('due_at').limit(limit).compile());
        return rows.map(({ match_id, due_at }) => ({ match: match_id, dueAt: Number(due_at) }));
      },
    },
    dailies: makeDailies(engine, build),
    chat: makeChat(engine, build),
    close: () => engine.close(),
  };
};

type Builder = Kysely<Schema>;

const makeHouse = (engine: Engine, build: Builder): Store['house'] => {
  const put = (key: string, value: string): Change => {
    const insert = build.insertInto('house').values({ key, value });
    return { query: insert.onConflict((met) => met.column('key').doUpdateSet({ value })).compile() };
  };
  return {
    get: async (key) => {
      const [row] = await engine.rows(build.selectFrom('house').select('value').where('key', '=', key).compile());
      return row?.value;
    },
    set: async (key, value) => {
      await engine.change([put(key, value)]);
    },
    credit: async (milliseconds, note) => {
      const moved = (column: 'epoch' | 'due_at') => sql<number>`${sql.ref(column)} + ${milliseconds}`;
      const epochs = build
        .updateTable('matches')
        .set({ epoch: moved('epoch') })
        .where('ended_at', 'is', null);
      const deadlines = build.updateTable('deadlines').set({ due_at: moved('due_at') });
      await engine.change([{ query: epochs.compile() }, { query: deadlines.compile() }, put(note.key, note.value)]);
    },
  };
};

const makePlayers = (engine: Engine, build: Builder): Store['players'] => {
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

const changeTable = (build: Builder, table: StoredTable): Change => {
  const { id, ...row } = makeTableRow({ ...table, version: table.version + 1 });
  const update = build.updateTable('tables').set(row).where('id', '=', id).where('version', '=', table.version);
  return { query: update.compile(), must: true };
};

const makeTables = (engine: Engine, build: Builder): Store['tables'] => {
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
      const query = free.where('created_at', '>=', since).orderBy('created_at', 'desc').limit(limit);
      return (await engine.rows(query.compile())).map(parseTable);
    },
    hostedBy: async (player) => {
      const query = build.selectFrom('tables').selectAll().where('host', '=', player).orderBy('created_at');
      return (await engine.rows(query.compile())).map(parseTable);
    },
  };
};

const makeMatches = (engine: Engine, build: Builder): Store['matches'] => {
  const byId = prepare(build.selectFrom('matches').selectAll().where('id', '=', '').compile());
  return {
    begin: (match, table, first) =>
      engine.change([
        changeTable(build, table),
        { query: build.insertInto('matches').values(makeMatchRow(match)).compile() },
        ...sittingsOf(build, match),
        ...firstInputs(build, first),
      ]),
    find: async (id) => {
      const [row] = await engine.rows(byId(id));
      return row && parseMatch(row);
    },
    ofPlayer: async (player, which, limit) => {
      const query = build
        .selectFrom('matches')
        .innerJoin('sittings', 'sittings.match_id', 'matches.id')
        .selectAll('matches')
        .where('sittings.player_id', '=', player)
        .where('matches.ended_at', which === 'running' ? 'is' : 'is not', null)
        .orderBy('matches.started_at', 'desc')
        .limit(limit);
      return (await engine.rows(query.compile())).map(parseMatch);
    },
  };
};

const sittingsOf = (build: Builder, match: StoredMatch): readonly Change[] =>
  match.seats.flatMap(({ player }, seat) =>
    player === undefined
      ? []
      : [{ query: build.insertInto('sittings').values({ player_id: player, match_id: match.id, seat }).compile() }],
  );

const firstInputs = (build: Builder, first: Append | undefined): readonly Change[] => {
  if (first === undefined) return [];
  const rows = first.rows.map(({ seq, at, by, move }) =>
    build
      .insertInto('log')
      .values({ match_id: first.match, seq, at, by: String(by), move: JSON.stringify(move), key: null, receipt: null })
      .compile(),
  );
  const due =
    typeof first.due === 'number'
      ? [build.insertInto('deadlines').values({ match_id: first.match, due_at: first.due }).compile()]
      : [];
  return [...rows, ...due].map((query) => ({ query }));
};

const makeChat = (engine: Engine, build: Builder): Store['chat'] => {
  const lines = (table: string) =>
    build.selectFrom('chat').select(['seq', 'at', 'player_id', 'name', 'text']).where('table_id', '=', table);
  return {
    add: async (table, { at, player, name, text, key }) => {
      const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from chat where table_id = ${table})`;
      const put = build
        .insertInto('chat')
        .values({ table_id: table, seq, at, player_id: player, name, text, key })
        .onConflict((met) => met.doNothing());
      await engine.change([{ query: put.compile() }]);
      const [row] = await engine.rows(lines(table).where('key', '=', key).compile());
      if (row === undefined) throw new Error('a line of chat was lost to another of the same number');
      return parseChatLine(row);
    },
    read: async (table, since, limit) => {
      const query = lines(table).where('seq', '>', since).orderBy('seq', 'desc').limit(limit);
      return (await engine.rows(query.compile())).map(parseChatLine).reverse();
    },
    saidBy: async (player) => {
      const query = build.selectFrom('chat').selectAll().where('player_id', '=', player).orderBy('at');
      return (await engine.rows(query.compile())).map((row) => ({ table: row.table_id, ...parseChatLine(row) }));
    },
  };
};
