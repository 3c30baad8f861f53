import type { Kysely, Selectable } from 'kysely';
import type { Change, Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { claimNotification, type NotificationMark } from './notifications.ts';

export type OutboxChannel = 'mail' | 'webhook';

/** Something to be sent. Its text is made when it is sent, so that it holds no secrets and is never out of date. */
export interface OutboxItem {
  readonly id: string;
  readonly channel: OutboxChannel;
  /** The reader; empty for the server's own webhook. */
  readonly player: string;
  readonly kind: string;
  /** The match, tournament or announcement. */
  readonly about: string;
  readonly madeAt: number;
  readonly dueAt: number;
  /** Not sent after this. */
  readonly expiresAt: number;
  /** Failed attempts so far. */
  readonly attempts: number;
}

export interface OutboxStore {
  /** Adds items; one with a known id is not added again. */
  add(items: readonly Omit<OutboxItem, 'attempts'>[]): Promise<void>;
  /** Adds items in one transaction with the claim of their notification. False: it was claimed before. */
  addOnce(mark: NotificationMark, items: readonly Omit<OutboxItem, 'attempts'>[]): Promise<boolean>;
  /** Unclaimed items of a channel that are due, soonest first. */
  due(channel: OutboxChannel, now: number, limit: number): Promise<readonly OutboxItem[]>;
  /** Claims an item for a while. True for exactly one caller over all processes. */
  claim(id: string, claim: OutboxClaim): Promise<boolean>;
  /** Claims all due turns of a player as one digest, unless one was sent within the last interval. */
  claimDigest(player: string, claim: OutboxClaim & { readonly intervalMs: number }): Promise<readonly OutboxItem[]>;
  /** Removes what was sent or given up. */
  remove(ids: readonly string[]): Promise<void>;
  /** Puts items back after a failed attempt. */
  retry(ids: readonly string[], next: { readonly dueAt: number; readonly attempts: number }): Promise<void>;
  /** Lets a digest that was not sent count for nothing. */
  resetDigest(player: string, previous: number): Promise<void>;
}

export interface OutboxClaim {
  readonly now: number;
  readonly until: number;
}

const parse = (row: Selectable<Schema['outbox']>): OutboxItem => ({
  id: row.id,
  channel: row.channel as OutboxChannel,
  player: row.player_id,
  kind: row.kind,
  about: row.about,
  madeAt: Number(row.made_at),
  dueAt: Number(row.due_at),
  expiresAt: Number(row.expires_at),
  attempts: row.attempts,
});

export const makeOutboxStore = (engine: Engine, build: Kysely<Schema>): OutboxStore => {
  const all = build.selectFrom('outbox').selectAll();
  const insert = (item: Omit<OutboxItem, 'attempts'>): Change => ({
    query: build
      .insertInto('outbox')
      .values({
        id: item.id,
        channel: item.channel,
        player_id: item.player,
        kind: item.kind,
        about: item.about,
        made_at: item.madeAt,
        due_at: item.dueAt,
        expires_at: item.expiresAt,
        attempts: 0,
        claimed_until: 0,
      })
      .onConflict((met) => met.doNothing())
      .compile(),
  });
  return {
    add: async (items) => {
      await engine.change(items.map(insert));
    },
    addOnce: (mark, items) =>
      engine.change([{ query: claimNotification(build, mark), must: true }, ...items.map(insert)]),
    due: async (channel, now, limit) => {
      const query = all
        .where('channel', '=', channel)
        .where('due_at', '<=', now)
        .where('claimed_until', '<=', now)
        .orderBy('due_at')
        .limit(limit);
      return (await engine.rows(query.compile())).map(parse);
    },
    claim: (id, { now, until }) => {
      const update = build
        .updateTable('outbox')
        .set({ claimed_until: until })
        .where('id', '=', id)
        .where('claimed_until', '<=', now);
      return engine.change([{ query: update.compile(), must: true }]);
    },
    claimDigest: async (player, { now, until, intervalMs }) => {
      const digest = build
        .updateTable('mail_addresses')
        .set({ digest_at: now })
        .where('player_id', '=', player)
        .where('digest_at', '<=', now - intervalMs);
      const turns = build
        .updateTable('outbox')
        .set({ claimed_until: until })
        .where('player_id', '=', player)
        .where('channel', '=', 'mail')
        .where('kind', '=', 'turn')
        .where('due_at', '<=', now)
        .where('claimed_until', '<=', now);
      const isClaimed = await engine.change([
        { query: digest.compile(), must: true },
        { query: turns.compile(), must: true },
      ]);
      if (!isClaimed) return [];
      const claimed = all
        .where('player_id', '=', player)
        .where('channel', '=', 'mail')
        .where('kind', '=', 'turn')
        .where('claimed_until', '=', until);
      return (await engine.rows(claimed.compile())).map(parse);
    },
    remove: async (ids) => {
      if (ids.length > 0) await engine.change([{ query: build.deleteFrom('outbox').where('id', 'in', ids).compile() }]);
    },
    retry: async (ids, { dueAt, attempts }) => {
      if (ids.length === 0) return;
      const update = build
        .updateTable('outbox')
        .set({ due_at: dueAt, attempts, claimed_until: 0 })
        .where('id', 'in', ids);
      await engine.change([{ query: update.compile() }]);
    },
    resetDigest: async (player, previous) => {
      const update = build.updateTable('mail_addresses').set({ digest_at: previous }).where('player_id', '=', player);
      await engine.change([{ query: update.compile() }]);
    },
  };
};
