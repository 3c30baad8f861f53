import type { Kysely, Selectable } from 'kysely';
import type { Change, Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import type { Store, StoredAccount, StoredPasskey } from '../store.ts';
import { deleteModerationOf } from './moderation.ts';
import { leaveTournaments } from './tournaments.ts';

type Builder = Kysely<Schema>;

const parseAccount = (row: Selectable<Schema['accounts']>): StoredAccount => ({
  player: row.player_id,
  ...(row.name_key !== null && { nameKey: row.name_key }),
  ...(row.password !== null && { password: row.password }),
  createdAt: Number(row.created_at),
});

const parsePasskey = (row: Selectable<Schema['passkeys']>): StoredPasskey => ({
  id: row.id,
  player: row.player_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: JSON.parse(row.transports),
  label: row.label,
  createdAt: Number(row.created_at),
  ...(row.used_at !== null && { usedAt: Number(row.used_at) }),
});

/** Creates an account without name and password, unless there is one. */
const open = (build: Builder, player: string, at: number): Change => ({
  query: build
    .insertInto('accounts')
    .values({ player_id: player, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
});

export const makeAccountsStore = (engine: Engine, build: Builder): Store['accounts'] => {
  const all = build.selectFrom('accounts').selectAll();
  return {
    find: async (player) => {
      const [row] = await engine.rows(all.where('player_id', '=', player).compile());
      return row && parseAccount(row);
    },
    findByName: async (nameKey) => {
      const [row] = await engine.rows(all.where('name_key', '=', nameKey).compile());
      return row && parseAccount(row);
    },
    setName: (player, { name, nameKey, password, at }) => {
      const holder = build.selectFrom('accounts').select('player_id').where('name_key', '=', nameKey);
      const free = build
        .updateTable('accounts')
        .set({ name_key: nameKey, ...(password !== undefined && { password }) })
        .where('player_id', '=', player)
        .where(({ not, exists }) => not(exists(holder.where('player_id', '!=', player))));
      return engine.change([
        open(build, player, at),
        { query: free.compile(), must: true },
        { query: build.updateTable('players').set({ name }).where('id', '=', player).compile() },
      ]);
    },
    countMatches: async (player) => {
      const played = build.selectFrom('sittings').where('player_id', '=', player);
      const count = played.select(({ fn }) => fn.count('match_id').distinct().as('matches'));
      const [row] = await engine.rows(count.compile());
      return Number(row?.matches ?? 0);
    },
    erase: async (player, { at, name }) => {
      // Includes bots created at this very moment.
      const playerAndBots = build
        .selectFrom('players')
        .select('id')
        .where(({ or, eb }) => or([eb('id', '=', player), eb('owner', '=', player)]))
        .where('left_at', 'is', null);
      await engine.change(
        [
          build.deleteFrom('sessions').where('player_id', '=', player).compile(),
          build.deleteFrom('passkeys').where('player_id', '=', player).compile(),
          build.deleteFrom('push_subscriptions').where('player_id', '=', player).compile(),
          build.deleteFrom('notices').where('player_id', '=', player).compile(),
          build.deleteFrom('accounts').where('player_id', '=', player).compile(),
          build
            .deleteFrom('ties')
            .where(({ eb, or }) => or([eb('player_id', '=', player), eb('other_id', '=', player)]))
            .compile(),
          build
            .deleteFrom('invitations')
            .where(({ eb, or }) => or([eb('from_id', '=', player), eb('to_id', '=', player)]))
            .compile(),
          build.deleteFrom('plans').where('player_id', 'in', playerAndBots).compile(),
          build.deleteFrom('holidays').where('player_id', '=', player).compile(),
          build.deleteFrom('seeks').where('player_id', '=', player).compile(),
          build.updateTable('chat').set({ name }).where('player_id', '=', player).compile(),
          ...deleteModerationOf(build, player),
          ...leaveTournaments(build, player, at),
          build.deleteFrom('tokens').where('player_id', 'in', playerAndBots).compile(),
          build.deleteFrom('ratings').where('player_id', 'in', playerAndBots).compile(),
          build.deleteFrom('rating_changes').where('player_id', 'in', playerAndBots).compile(),
          build.updateTable('players').set({ name, left_at: at }).where('id', 'in', playerAndBots).compile(),
        ].map((query) => ({ query })),
      );
    },
  };
};

export const makePasskeysStore = (engine: Engine, build: Builder): Store['passkeys'] => {
  const all = build.selectFrom('passkeys').selectAll();
  return {
    add: ({ id, player, publicKey, counter, transports, label, createdAt }) => {
      const row = {
        id,
        player_id: player,
        public_key: publicKey,
        counter,
        transports: JSON.stringify(transports),
        label,
        created_at: createdAt,
      };
      const put = build
        .insertInto('passkeys')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
      return engine.change([open(build, player, createdAt), { query: put.compile(), must: true }]);
    },
    find: async (id) => {
      const [row] = await engine.rows(all.where('id', '=', id).compile());
      return row && parsePasskey(row);
    },
    ofPlayer: async (player) => {
      const query = all.where('player_id', '=', player).orderBy('created_at');
      return (await engine.rows(query.compile())).map(parsePasskey);
    },
    markUsed: async (id, { at, counter }) => {
      const query = build.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id);
      await engine.change([{ query: query.compile() }]);
    },
    remove: async (id) => {
      await engine.change([{ query: build.deleteFrom('passkeys').where('id', '=', id).compile() }]);
    },
  };
};
