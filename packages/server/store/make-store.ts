import { type Kysely, sql } from 'kysely';
import type { Change, Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import { prepare } from './prepared-query.ts';
import { makeAccountsStore, makePasskeysStore } from './repositories/accounts.ts';
import { makeAdminStore } from './repositories/admin.ts';
import { type AmendmentsStore, makeAmendmentsStore } from './repositories/amendments.ts';
import { makeBotTokensStore } from './repositories/bot-tokens.ts';
import { makeConditionalMovesStore } from './repositories/conditional-moves.ts';
import { makeDailiesStore } from './repositories/dailies.ts';
import { makeDeadlinesStore } from './repositories/deadlines.ts';
import { makeFriendsStore } from './repositories/friends.ts';
import { makeMatchmakingStore } from './repositories/matchmaking.ts';
import { makeModerationStore } from './repositories/moderation.ts';
import { makeNotificationsStore } from './repositories/notifications.ts';
import { makeProfilesStore } from './repositories/profiles.ts';
import { makeRatingsStore } from './repositories/ratings.ts';
import { makeSessionsStore } from './repositories/sessions.ts';
import { makeSettlementsStore } from './repositories/settlements.ts';
import { makeTournamentsStore } from './repositories/tournaments.ts';
import { makeMatchRow, makeTableRow, parseChatLine, parseLogRow, parseMatch, parsePlayer, parseTable } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Append, Store, StoredMatch, StoredTable } from './store.ts';
import { guard } from './write-guard.ts';

/** The store on any engine, migrated. `build` only builds queries. */
export const makeStore = async (engine: Engine, build: Kysely<Schema>): Promise<Store> => {
  await migrate(engine, build);
  return makeRepositories(engine, build);
};

export const makeRepositories = (unguarded: Engine, build: Kysely<Schema>): Store => {
  const { engine, guardWrites } = guard(unguarded);
  const logOf = build
    .selectFrom('log')
    .select(['seq', 'at', 'by', 'move', 'key', 'receipt', 'takes_back'])
    .where('match_id', '=', '')
    .where('seq', '>', 0);
  const readLog = prepare(logOf.orderBy('seq').compile());
  const amendments = makeAmendmentsStore(engine, build);
  return {
    isShared: engine.isShared,
    guardWrites,
    // Unguarded: the heartbeat in it decides whether other writes are allowed.
    keyValues: makeKeyValueStore(unguarded, build),
    players: makePlayersStore(engine, build),
    sessions: makeSessionsStore(engine, build),
    accounts: makeAccountsStore(engine, build),
    passkeys: makePasskeysStore(engine, build),
    botTokens: makeBotTokensStore(engine, build),
    tables: makeTablesStore(engine, build),
    matches: makeMatchesStore(engine, build, amendments),
    amendments,
    log: {
      append: (append) => engine.append(append),
      read: async (match, after = 0) => (await engine.rows(readLog(match, after))).map(parseLogRow),
      lengths: async (matches) => {
        if (matches.length === 0) return new Map();
        const last = build.selectFrom('log').select(({ fn }) => ['match_id', fn.max('seq').as('seq')]);
        const query = last.where('match_id', 'in', matches).groupBy('match_id');
        return new Map((await engine.rows(query.compile())).map(({ match_id, seq }) => [match_id, Number(seq)]));
      },
    },
    conditionalMoves: makeConditionalMovesStore(engine, build),
    deadlines: makeDeadlinesStore(engine, build),
    dailies: makeDailiesStore(engine, build),
    ratings: makeRatingsStore(engine, build),
    friends: makeFriendsStore(engine, build),
    matchmaking: makeMatchmakingStore(engine, build),
    profiles: makeProfilesStore(engine, build),
    settlements: makeSettlementsStore(engine, build),
    chat: makeChatStore(engine, build),
    notifications: makeNotificationsStore(engine, build),
    moderation: makeModerationStore(engine, build),
    admin: makeAdminStore(engine, build),
    tournaments: makeTournamentsStore(engine, build),
    close: () => engine.close(),
  };
};

type Builder = Kysely<Schema>;

const makeKeyValueStore = (engine: Engine, build: Builder): Store['keyValues'] => {
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

const makePlayersStore = (engine: Engine, build: Builder): Store['players'] => {
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

const makeTablesStore = (engine: Engine, build: Builder): Store['tables'] => {
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

const makeMatchesStore = (engine: Engine, build: Builder, amendments: AmendmentsStore): Store['matches'] => {
  const byId = prepare(build.selectFrom('matches').selectAll().where('id', '=', '').compile());
  return {
    begin: (match, table, first) => engine.change([changeTable(build, table), ...beginMatch(build, match, first)]),
    beginNew: (match, table, first) => {
      const put = build.insertInto('tables').values(makeTableRow(table));
      const fresh = { query: put.onConflict((conflict) => conflict.doNothing()).compile(), must: true } as const;
      return engine.change([fresh, ...beginMatch(build, match, first)]);
    },
    find: async (id) => {
      const [row] = await engine.rows(byId(id));
      if (row === undefined) return undefined;
      const match = parseMatch(row);
      const current = await amendments.of(match);
      return current === undefined ? match : { ...match, amendments: current };
    },
    epochs: async (ids) => {
      if (ids.length === 0) return new Map();
      const query = build.selectFrom('matches').select(['id', 'epoch']).where('id', 'in', ids);
      return new Map((await engine.rows(query.compile())).map(({ id, epoch }) => [id, Number(epoch)]));
    },
    pause: async (id, at) => {
      const query = build.updateTable('matches').set({ paused_at: at }).where('id', '=', id);
      const change = query.where('paused_at', 'is', null).where('ended_at', 'is', null);
      await engine.change([{ query: change.compile() }]);
    },
    resume: async (id, now) => {
      const query = build.updateTable('matches').set({ epoch: sql<number>`${now} - paused_at`, paused_at: null });
      await engine.change([{ query: query.where('id', '=', id).where('paused_at', 'is not', null).compile() }]);
    },
    ofPlayer: async (player, which, limit) => {
      const played = build
        .selectFrom('matches')
        .innerJoin('sittings', 'sittings.match_id', 'matches.id')
        .selectAll('matches')
        .where('sittings.player_id', '=', player);
      // Sittings of running matches have no end: this skips the player's ended matches in the index.
      const query = (which === 'running' ? played.where('sittings.ended_at', 'is', null) : played)
        .where('matches.ended_at', which === 'running' ? 'is' : 'is not', null)
        .orderBy('matches.started_at', 'desc')
        .limit(limit);
      return (await engine.rows(query.compile())).map(parseMatch);
    },
    renameSeat: async (id, player, name) => {
      // Compare and swap: another player may be renamed at the same moment.
      for (;;) {
        const [row] = await engine.rows(byId(id));
        if (row === undefined) return;
        const seats = parseMatch(row).seats.map((seat) => (seat.player === player ? { ...seat, name } : seat));
        const update = build
          .updateTable('matches')
          .set({ seats: JSON.stringify(seats) })
          .where('id', '=', id);
        if (await engine.change([{ query: update.where('seats', '=', row.seats).compile(), must: true }])) return;
      }
    },
  };
};

const beginMatch = (build: Builder, match: StoredMatch, first: Append | undefined): readonly Change[] => [
  { query: build.insertInto('matches').values(makeMatchRow(match)).compile() },
  ...sittingsOf(build, match),
  ...firstInputs(build, first),
];

const sittingsOf = (build: Builder, match: StoredMatch): readonly Change[] =>
  match.seats.flatMap(({ player }, seat) =>
    player === undefined
      ? []
      : [{ query: build.insertInto('sittings').values({ player_id: player, match_id: match.id, seat }).compile() }],
  );

const NO_EXTRAS = { key: null, receipt: null, takes_back: null };

const firstInputs = (build: Builder, first: Append | undefined): readonly Change[] => {
  if (first === undefined) return [];
  const rows = first.rows.map(({ seq, at, by, move }) =>
    build
      .insertInto('log')
      .values({ ...NO_EXTRAS, match_id: first.match, seq, at, by: String(by), move: JSON.stringify(move) })
      .compile(),
  );
  const due =
    typeof first.due === 'number'
      ? [build.insertInto('deadlines').values({ match_id: first.match, due_at: first.due }).compile()]
      : [];
  return [...rows, ...due].map((query) => ({ query }));
};

const makeChatStore = (engine: Engine, build: Builder): Store['chat'] => {
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
    saidBy: async (player) => {
      const query = build.selectFrom('chat').selectAll().where('player_id', '=', player).orderBy('at');
      return (await engine.rows(query.compile())).map((row) => ({ table: row.table_id, ...parseChatLine(row) }));
    },
  };
};
