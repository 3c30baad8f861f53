import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** A link with which people may create accounts. */
export interface StoredInvitationLink {
  readonly id: string;
  readonly hash: string;
  readonly madeAt: number;
  readonly expiresAt: number;
  readonly usesLeft: number;
}

/** Invitation links, by the hash of their token, and who has used one. */
export interface InvitationLinksStore {
  add(link: StoredInvitationLink): Promise<void>;
  remove(id: string): Promise<void>;
  /** Links that still work at a time, newest first. */
  list(at: number): Promise<readonly Omit<StoredInvitationLink, 'hash'>[]>;
  isValid(hash: string, at: number): Promise<boolean>;
  /** Uses a link once: its player may create an account. False: it is used up, expired or withdrawn. */
  use(hash: string, player: string, at: number): Promise<boolean>;
  isInvited(player: string): Promise<boolean>;
}

export const makeInvitationLinksStore = (engine: Engine, build: Kysely<Schema>): InvitationLinksStore => ({
  add: async ({ id, hash, madeAt, expiresAt, usesLeft }) => {
    const row = { id, hash, made_at: madeAt, expires_at: expiresAt, uses_left: usesLeft };
    await engine.change([{ query: build.insertInto('invitation_links').values(row).compile() }]);
  },
  remove: async (id) => {
    await engine.change([{ query: build.deleteFrom('invitation_links').where('id', '=', id).compile() }]);
  },
  list: async (at) => {
    const query = build
      .selectFrom('invitation_links')
      .selectAll()
      .where('expires_at', '>', at)
      .where('uses_left', '>', 0)
      .orderBy('made_at', 'desc');
    return (await engine.rows(query.compile())).map((row) => ({
      id: row.id,
      madeAt: Number(row.made_at),
      expiresAt: Number(row.expires_at),
      usesLeft: row.uses_left,
    }));
  },
  isValid: async (hash, at) => {
    const query = build.selectFrom('invitation_links').select('id').where('hash', '=', hash);
    const rows = await engine.rows(query.where('expires_at', '>', at).where('uses_left', '>', 0).compile());
    return rows.length > 0;
  },
  use: (hash, player, at) => {
    const take = build
      .updateTable('invitation_links')
      .set(({ eb }) => ({ uses_left: eb('uses_left', '-', 1) }))
      .where('hash', '=', hash)
      .where('expires_at', '>', at)
      .where('uses_left', '>', 0);
    const note = build.insertInto('invited').values({ player_id: player, at });
    return engine.change([
      { query: take.compile(), must: true },
      { query: note.onConflict((conflict) => conflict.doNothing()).compile() },
    ]);
  },
  isInvited: async (player) => {
    const query = build.selectFrom('invited').select('at').where('player_id', '=', player);
    return (await engine.rows(query.compile())).length > 0;
  },
});
