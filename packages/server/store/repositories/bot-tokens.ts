import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import { parsePlayer } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { StoredPlayer } from '../store.ts';

/** Players' own bots and their API tokens. */
export interface BotTokensStore {
  /** Adds a bot with its token. False: the owner has left, or has reached the limit. */
  addBot(bot: StoredPlayer & { readonly owner: string }, token: NewToken, limit: number): Promise<boolean>;
  /** Bots of a player, oldest first. */
  botsOf(owner: string): Promise<readonly StoredBot[]>;
  /** The token of this hash. */
  find(hash: string): Promise<StoredToken | undefined>;
  /** Replaces the token of a bot. */
  replaceToken(bot: string, token: NewToken): Promise<void>;
  markUsed(hash: string, at: number): Promise<void>;
  revoke(bot: string): Promise<void>;
}

export interface NewToken {
  /** SHA-256 of the token, so the stored value can't be used. */
  readonly hash: string;
  readonly createdAt: number;
}

export interface StoredToken extends NewToken {
  readonly bot: string;
  readonly usedAt?: number;
}

export interface StoredBot extends StoredPlayer {
  /** Absent if revoked. */
  readonly token?: NewToken & { readonly usedAt?: number };
}

export const makeBotTokensStore = (engine: Engine, build: Kysely<Schema>): BotTokensStore => {
  const byHash = prepare(build.selectFrom('tokens').selectAll().where('hash', '=', '').compile());
  const put = (bot: string, { hash, createdAt }: NewToken) => {
    const token = { hash, created_at: createdAt, used_at: null };
    const insert = build.insertInto('tokens').values({ player_id: bot, ...token });
    return { query: insert.onConflict((conflict) => conflict.column('player_id').doUpdateSet(token)).compile() };
  };
  return {
    addBot: ({ id, name, createdAt, owner }, token, limit) => {
      const living = build.selectFrom('players').where('owner', '=', owner).where('left_at', 'is', null);
      const count = living.select(({ fn }) => fn.countAll<number>().as('bots'));
      // Locks the owner's row, so that concurrent additions count this bot.
      const touch = build
        .updateTable('players')
        .set(({ ref }) => ({ name: ref('name') }))
        .where('id', '=', owner)
        .where('left_at', 'is', null);
      const own = build
        .updateTable('players')
        .set({ owner })
        .where('id', '=', id)
        .where((where) => where(count, '<', limit));
      return engine.change([
        { query: touch.compile(), must: true },
        { query: build.insertInto('players').values({ id, name, created_at: createdAt }).compile() },
        { query: own.compile(), must: true },
        put(id, token),
      ]);
    },
    botsOf: async (owner) => {
      const query = build
        .selectFrom('players')
        .leftJoin('tokens', 'tokens.player_id', 'players.id')
        .selectAll('players')
        .select(['tokens.hash', 'tokens.created_at as token_at', 'tokens.used_at'])
        .where('players.owner', '=', owner)
        .where('players.left_at', 'is', null)
        .orderBy('players.created_at');
      return (await engine.rows(query.compile())).map(({ hash, token_at, used_at, ...player }) => ({
        ...parsePlayer(player),
        ...(hash !== null && {
          token: { hash, createdAt: Number(token_at), ...(used_at !== null && { usedAt: Number(used_at) }) },
        }),
      }));
    },
    find: async (hash) => {
      const [row] = await engine.rows(byHash(hash));
      if (row === undefined) return undefined;
      const { player_id: bot, created_at, used_at } = row;
      return { bot, hash, createdAt: Number(created_at), ...(used_at !== null && { usedAt: Number(used_at) }) };
    },
    replaceToken: async (bot, token) => {
      await engine.change([put(bot, token)]);
    },
    markUsed: async (hash, at) => {
      const query = build.updateTable('tokens').set({ used_at: at }).where('hash', '=', hash);
      await engine.change([{ query: query.compile() }]);
    },
    revoke: async (bot) => {
      await engine.change([{ query: build.deleteFrom('tokens').where('player_id', '=', bot).compile() }]);
    },
  };
};
