import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import type { NameChange } from '../store.ts';
import { changeName } from './accounts.ts';

/** One-time links to set a new password, by the hash of their token. */
export interface PasswordLinksStore {
  /** Adds a link; earlier ones of the same player stop working. */
  add(link: { readonly hash: string; readonly player: string; readonly expiresAt: number }): Promise<void>;
  /** The player of a link that still works at a time. */
  find(hash: string, at: number): Promise<string | undefined>;
  /** Uses up a link and sets name and password, in one transaction. False: the link is used or expired, or the name taken. */
  use(hash: string, player: string, named: NameChange): Promise<boolean>;
}

export const makePasswordLinksStore = (engine: Engine, build: Kysely<Schema>): PasswordLinksStore => ({
  add: async ({ hash, player, expiresAt }) => {
    const earlier = build.deleteFrom('password_links').where('player_id', '=', player);
    const put = build.insertInto('password_links').values({ hash, player_id: player, expires_at: expiresAt });
    await engine.change([{ query: earlier.compile() }, { query: put.compile() }]);
  },
  find: async (hash, at) => {
    const query = build.selectFrom('password_links').select('player_id').where('hash', '=', hash);
    const [row] = await engine.rows(query.where('expires_at', '>', at).compile());
    return row?.player_id;
  },
  use: (hash, player, named) => {
    const take = build
      .deleteFrom('password_links')
      .where('hash', '=', hash)
      .where('player_id', '=', player)
      .where('expires_at', '>', named.at);
    return engine.change([{ query: take.compile(), must: true }, ...changeName(build, player, named)]);
  },
});
