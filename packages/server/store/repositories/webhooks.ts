import type { Locale } from '@sesame/kernel';
import type { WebhookShape } from '@sesame/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** A webhook that a player or the server posts messages to. */
export interface StoredWebhook {
  /** Empty: the server's own. */
  readonly player: string;
  readonly url: string;
  readonly shape: WebhookShape;
  readonly locale: Locale;
  /** The origin that links lead to. */
  readonly origin: string;
  readonly since: number;
}

/** The webhook of the server itself, which admins set. */
export const SERVER_WEBHOOK = '';

export interface WebhooksStore {
  find(player: string): Promise<StoredWebhook | undefined>;
  set(webhook: StoredWebhook): Promise<void>;
  remove(player: string): Promise<void>;
}

const parse = (row: Selectable<Schema['webhooks']>): StoredWebhook => ({
  player: row.player_id,
  url: row.url,
  shape: row.shape as WebhookShape,
  locale: row.locale as Locale,
  origin: row.origin,
  since: Number(row.since),
});

export const makeWebhooksStore = (engine: Engine, build: Kysely<Schema>): WebhooksStore => ({
  find: async (player) => {
    const [row] = await engine.rows(build.selectFrom('webhooks').selectAll().where('player_id', '=', player).compile());
    return row && parse(row);
  },
  set: async ({ player, url, shape, locale, origin, since }) => {
    const row = { url, shape, locale, origin, since };
    const put = build
      .insertInto('webhooks')
      .values({ player_id: player, ...row })
      .onConflict((met) => met.column('player_id').doUpdateSet(row));
    await engine.change([{ query: put.compile() }]);
  },
  remove: async (player) => {
    await engine.change(forgetWebhookOf(build, player).map((query) => ({ query })));
  },
});

/** Deletes a webhook, and the messages that wait to be posted to it. */
export const forgetWebhookOf = (build: Kysely<Schema>, player: string) => [
  build.deleteFrom('webhooks').where('player_id', '=', player).compile(),
  build.deleteFrom('outbox').where('player_id', '=', player).where('channel', '=', 'webhook').compile(),
];
