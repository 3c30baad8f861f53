import { type Kysely, type Selectable, sql } from 'kysely';
import type { Change, Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import type { NameChange, Store, StoredAccount, StoredPasskey } from '../store.ts';
import { forgetAddressOf } from './mail-addresses.ts';
import { deleteModerationOf } from './moderation.ts';
import { leaveTournaments } from './tournaments.ts';
import { forgetWebhookOf } from './webhooks.ts';

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

const NAME_KEPT_MS = 90 * 86_400_000;

/** Keeps the name that an account gives up from others for a while. */
const keepName = (build: Builder, player: string, { at, unless }: { readonly at: number; readonly unless: string }) =>
  build
    .insertInto('former_names')
    .columns(['skeleton', 'player_id', 'until'])
    .expression(
      build
        .selectFrom('accounts')
        .select(({ ref }) => [
          ref('skeleton').$notNull().as('skeleton'),
          'player_id',
          sql<number>`cast(${at + NAME_KEPT_MS} as bigint)`.as('until'),
        ])
        .where('player_id', '=', player)
        .where('skeleton', 'is not', null)
        .where('skeleton', '!=', unless),
    );

/** Other accounts with a name that looks like this. */
const lookalikes = (build: Builder, skeleton: string, player: string) =>
  build
    .selectFrom('accounts as other')
    .select('other.player_id')
    .where('other.skeleton', '=', skeleton)
    .where('other.player_id', '!=', player);

/** Other players who had a name that looks like this until a while ago. */
const formerly = (build: Builder, skeleton: string, { player, at }: { readonly player: string; readonly at: number }) =>
  build
    .selectFrom('former_names')
    .select('former_names.player_id')
    .where('former_names.skeleton', '=', skeleton)
    .where('former_names.player_id', '!=', player)
    .where('former_names.until', '>', at);

/** Sets the name, and the password if given, and creates the account if needed. Fails if the name is taken. */
export const changeName = (
  build: Builder,
  player: string,
  { name, nameKey, skeleton, password, at }: NameChange,
): readonly Change[] => {
  const holder = build.selectFrom('accounts').select('player_id').where('name_key', '=', nameKey);
  const free = build
    .updateTable('accounts')
    .set({ name_key: nameKey, skeleton, ...(password !== undefined && { password }) })
    .where('player_id', '=', player)
    .where(({ not, exists }) => not(exists(holder.where('player_id', '!=', player))))
    .where(({ not, exists }) => not(exists(lookalikes(build, skeleton, player))))
    .where(({ not, exists }) => not(exists(formerly(build, skeleton, { player, at }))));
  return [
    open(build, player, at),
    { query: keepName(build, player, { at, unless: skeleton }).compile() },
    { query: free.compile(), must: true },
    { query: build.updateTable('players').set({ name }).where('id', '=', player).compile() },
  ];
};

export const makeAccountsStore = (engine: Engine, build: Builder): Store['accounts'] => {
  const all = build.selectFrom('accounts').selectAll();
  return {
    isNameTaken: async (skeleton, { player, at }) => {
      const [mine, former] = await Promise.all([
        engine.rows(lookalikes(build, skeleton, player).limit(1).compile()),
        engine.rows(formerly(build, skeleton, { player, at }).limit(1).compile()),
      ]);
      return mine.length + former.length > 0;
    },
    withoutSkeleton: async (limit) => {
      const query = build
        .selectFrom('accounts')
        .innerJoin('players', 'players.id', 'accounts.player_id')
        .select(['accounts.player_id as player', 'players.name'])
        .where('accounts.skeleton', 'is', null)
        .limit(limit);
      return engine.rows(query.compile());
    },
    setSkeleton: async (player, skeleton) => {
      const query = build.updateTable('accounts').set({ skeleton }).where('player_id', '=', player);
      await engine.change([{ query: query.compile() }]);
    },
    find: async (player) => {
      const [row] = await engine.rows(all.where('player_id', '=', player).compile());
      return row && parseAccount(row);
    },
    findByName: async (nameKey) => {
      const [row] = await engine.rows(all.where('name_key', '=', nameKey).compile());
      return row && parseAccount(row);
    },
    withoutSignInName: async (skeleton) => {
      const query = build
        .selectFrom('accounts')
        .innerJoin('players', 'players.id', 'accounts.player_id')
        .select(['players.id as player', 'players.name'])
        .where('accounts.name_key', 'is', null)
        .where('accounts.skeleton', '=', skeleton);
      return engine.rows(query.compile());
    },
    setName: (player, named) => engine.change(changeName(build, player, named)),
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
          keepName(build, player, { at, unless: '' }).compile(),
          build.deleteFrom('sessions').where('player_id', '=', player).compile(),
          build.deleteFrom('passkeys').where('player_id', '=', player).compile(),
          build.deleteFrom('password_links').where('player_id', '=', player).compile(),
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
          build.deleteFrom('annotations').where('player_id', '=', player).compile(),
          build.deleteFrom('plans').where('player_id', 'in', playerAndBots).compile(),
          build.deleteFrom('race_traces').where('player_id', 'in', playerAndBots).compile(),
          build.updateTable('dailies').set({ progress: null }).where('player_id', '=', player).compile(),
          build.deleteFrom('holidays').where('player_id', '=', player).compile(),
          build.deleteFrom('seeks').where('player_id', '=', player).compile(),
          build.updateTable('chat').set({ name }).where('player_id', '=', player).compile(),
          ...forgetAddressOf(build, player),
          ...forgetWebhookOf(build, player),
          build.deleteFrom('read_marks').where('player_id', '=', player).compile(),
          ...deleteModerationOf(build, player),
          ...leaveTournaments(build, player, at),
          build.deleteFrom('tokens').where('player_id', 'in', playerAndBots).compile(),
          build.deleteFrom('ratings').where('player_id', 'in', playerAndBots).compile(),
          build.deleteFrom('puzzle_tries').where('player_id', '=', player).compile(),
          build.deleteFrom('puzzle_ratings').where('player_id', '=', player).compile(),
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
