import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import { parsePlayer } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';

/** Guests that are removed at a time, so that writes of running matches need not wait. */
const MAX_REMOVED = 500;

/** Where a player who is more than an idle guest is named. */
const NAMED_IN = [
  ['accounts', 'player_id'],
  ['sittings', 'player_id'],
  ['chat', 'player_id'],
  ['dailies', 'player_id'],
  ['annotations', 'player_id'],
  ['puzzle_tries', 'player_id'],
  ['ties', 'player_id'],
  ['ties', 'other_id'],
  ['reports', 'by_id'],
  ['reports', 'about_id'],
  ['silences', 'player_id'],
  ['hosts', 'player_id'],
  ['invitations', 'to_id'],
  ['entrants', 'player_id'],
  ['tables', 'host'],
] as const;

/** Ids of guests who never did anything, created before a time and not seen since. */
const idleGuests = (build: Kysely<Schema>, before: number) => {
  const isNamedIn = (table: string, column: string) =>
    sql<boolean>`exists (select 1 from ${sql.table(table)} as known where ${sql.ref(`known.${column}`)} = players.id)`;
  const isSeen = sql<boolean>`exists (select 1 from sessions where player_id = players.id and seen_at >= ${before})`;
  const guests = build
    .selectFrom('players')
    .select('id')
    .where('owner', 'is', null)
    .where('left_at', 'is', null)
    .where('created_at', '<', before)
    .where(({ not }) => not(isSeen));
  return NAMED_IN.reduce((idle, [table, column]) => idle.where(({ not }) => not(isNamedIn(table, column))), guests);
};

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
    removeIdleGuests: async (before) => {
      const found = await engine.rows(idleGuests(build, before).limit(MAX_REMOVED).compile());
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await engine.change([
        // Some may have come back since.
        {
          query: build
            .deleteFrom('players')
            .where('id', 'in', ids)
            .where('id', 'in', idleGuests(build, before))
            .compile(),
        },
        ...(['sessions', 'push_subscriptions'] as const).map((part) => ({
          query: build
            .deleteFrom(part)
            .where('player_id', 'in', ids)
            .where('player_id', 'not in', build.selectFrom('players').select('id'))
            .compile(),
        })),
      ]);
      return ids.length;
    },
    rename: async (id, name) => {
      await engine.change([{ query: build.updateTable('players').set({ name }).where('id', '=', id).compile() }]);
    },
  };
};
