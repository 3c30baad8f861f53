import type { Locale } from '@sesame/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** Mail address of an account. */
export interface StoredMailAddress {
  readonly player: string;
  /** Verified by its owner. */
  readonly address?: string;
  /** Entered, but not verified yet. */
  readonly asked?: string;
  readonly locale: Locale;
  /** The origin that links lead to. */
  readonly origin: string;
  readonly turns: boolean;
  readonly calls: boolean;
  /** Ends mails of a kind without signing in. */
  readonly unsubscribeKey: string;
  readonly digestAt: number;
}

/** The kinds of mail that can be turned off. */
export const MAIL_KINDS = ['turns', 'calls'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface MailAddressesStore {
  find(player: string): Promise<StoredMailAddress | undefined>;
  /** Accounts with this verified address. */
  withAddress(address: string): Promise<readonly StoredMailAddress[]>;
  /** Sets the address that is to be verified. A verified one stays until then. */
  ask(
    asked: Pick<StoredMailAddress, 'player' | 'locale' | 'origin' | 'unsubscribeKey'> & { asked: string },
  ): Promise<void>;
  /** Sets the token that verifies the address asked for. False: there is none. */
  setToken(player: string, token: { readonly hash: string; readonly until: number }): Promise<boolean>;
  /** Uses up a token. False: it is unknown or has expired. */
  verify(hash: string, now: number): Promise<boolean>;
  change(player: string, wishes: Partial<Pick<StoredMailAddress, 'turns' | 'calls' | 'locale'>>): Promise<void>;
  /** Turns a kind of mail off. False: the key is unknown. */
  unsubscribe(key: string, kind: MailKind): Promise<boolean>;
  remove(player: string): Promise<void>;
}

const parse = (row: Selectable<Schema['mail_addresses']>): StoredMailAddress => ({
  player: row.player_id,
  ...(row.address !== null && { address: row.address }),
  ...(row.asked !== null && { asked: row.asked }),
  locale: row.locale as Locale,
  origin: row.origin,
  turns: row.turns === 1,
  calls: row.calls === 1,
  unsubscribeKey: row.unsubscribe_key,
  digestAt: Number(row.digest_at),
});

export const makeMailAddressesStore = (engine: Engine, build: Kysely<Schema>): MailAddressesStore => {
  const all = build.selectFrom('mail_addresses').selectAll();
  return {
    find: async (player) => {
      const [row] = await engine.rows(all.where('player_id', '=', player).compile());
      return row && parse(row);
    },
    withAddress: async (address) => (await engine.rows(all.where('address', '=', address).compile())).map(parse),
    ask: async ({ player, asked, locale, origin, unsubscribeKey }) => {
      const fresh = { asked, token_hash: null, token_until: null, locale, origin };
      const put = build
        .insertInto('mail_addresses')
        .values({
          ...fresh,
          player_id: player,
          address: null,
          turns: 1,
          calls: 1,
          unsubscribe_key: unsubscribeKey,
          digest_at: 0,
        })
        .onConflict((met) => met.column('player_id').doUpdateSet(fresh));
      await engine.change([{ query: put.compile() }]);
    },
    setToken: (player, { hash, until }) => {
      const update = build
        .updateTable('mail_addresses')
        .set({ token_hash: hash, token_until: until })
        .where('player_id', '=', player)
        .where('asked', 'is not', null);
      return engine.change([{ query: update.compile(), must: true }]);
    },
    verify: (hash, now) => {
      const update = build
        .updateTable('mail_addresses')
        .set(({ ref }) => ({ address: ref('asked'), asked: null, token_hash: null, token_until: null }))
        .where('token_hash', '=', hash)
        .where('token_until', '>', now)
        .where('asked', 'is not', null);
      return engine.change([{ query: update.compile(), must: true }]);
    },
    change: async (player, { turns, calls, locale }) => {
      const set = {
        ...(turns !== undefined && { turns: turns ? 1 : 0 }),
        ...(calls !== undefined && { calls: calls ? 1 : 0 }),
        ...(locale !== undefined && { locale }),
      };
      if (Object.keys(set).length === 0) return;
      await engine.change([
        { query: build.updateTable('mail_addresses').set(set).where('player_id', '=', player).compile() },
      ]);
    },
    unsubscribe: (key, kind) => {
      const update = build
        .updateTable('mail_addresses')
        .set({ [kind]: 0 })
        .where('unsubscribe_key', '=', key);
      return engine.change([{ query: update.compile(), must: true }]);
    },
    remove: async (player) => {
      await engine.change(forgetAddressOf(build, player).map((query) => ({ query })));
    },
  };
};

/** Deletes an address, and the mails that wait to be sent to it. */
export const forgetAddressOf = (build: Kysely<Schema>, player: string) => [
  build.deleteFrom('mail_addresses').where('player_id', '=', player).compile(),
  build.deleteFrom('outbox').where('player_id', '=', player).where('channel', '=', 'mail').compile(),
];
