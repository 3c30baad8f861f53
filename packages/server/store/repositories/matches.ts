import { type Kysely, sql } from 'kysely';
import type { Change, Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import { makeLogRow, makeMatchRow, makeTableRow, parseMatch } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { Append, Store, StoredMatch } from '../store.ts';
import type { AmendmentsStore } from './amendments.ts';
import { logStart } from './public-log.ts';
import { makeSeatMoves } from './seat-moves.ts';
import { changeTable } from './tables.ts';

export const makeMatchesStore = (
  engine: Engine,
  build: Kysely<Schema>,
  amendments: AmendmentsStore,
): Store['matches'] => {
  const byId = prepare(build.selectFrom('matches').selectAll().where('id', '=', '').compile());
  return {
    ...makeSeatMoves(engine, build),
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
    countRunning: async (player) => {
      const running = build.selectFrom('sittings').where('player_id', '=', player).where('ended_at', 'is', null);
      const [row] = await engine.rows(running.select(({ fn }) => fn.countAll().as('count')).compile());
      return Number(row?.count ?? 0);
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

const beginMatch = (build: Kysely<Schema>, match: StoredMatch, first: Append | undefined): readonly Change[] => [
  { query: build.insertInto('matches').values(makeMatchRow(match)).compile() },
  ...sittingsOf(build, match),
  ...logStart(build, match),
  ...firstInputs(build, first),
];

const sittingsOf = (build: Kysely<Schema>, match: StoredMatch): readonly Change[] =>
  match.seats.flatMap(({ player }, seat) =>
    player === undefined
      ? []
      : [{ query: build.insertInto('sittings').values({ player_id: player, match_id: match.id, seat }).compile() }],
  );

const firstInputs = (build: Kysely<Schema>, first: Append | undefined): readonly Change[] => {
  if (first === undefined) return [];
  const rows = first.rows.map((row) =>
    build
      .insertInto('log')
      .values({ ...makeLogRow(row), match_id: first.match })
      .compile(),
  );
  const due =
    typeof first.due === 'number'
      ? [build.insertInto('deadlines').values({ match_id: first.match, due_at: first.due }).compile()]
      : [];
  return [...rows, ...due].map((query) => ({ query }));
};
