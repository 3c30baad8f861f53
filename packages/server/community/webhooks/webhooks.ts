import { ok, type Result, refuse } from '@sesame/kernel';
import type { Webhook, WebhookSettings } from '@sesame/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import { makeId } from '../../lib/ids.ts';
import type { OutboxItem } from '../../store/repositories/outbox.ts';
import { SERVER_WEBHOOK } from '../../store/repositories/webhooks.ts';
import type { Store } from '../../store/store.ts';
import { deliver } from '../notifications/delivery.ts';
import { isPublicEndpoint } from '../notifications/push-endpoint.ts';
import { makeOutboxSender, type Sent, Undeliverable } from '../outbox/outbox-sender.ts';
import { type ComposeMessageDeps, makeComposeMessage } from './compose-message.ts';
import { makePayload } from './payload.ts';

/** Webhooks in Discord's and Slack's shape: of players for their turns, of the server for tournaments and announcements. */
export interface Webhooks {
  /** The server's own is that of `SERVER_WEBHOOK`. */
  of(player: string): Promise<WebhookSettings>;
  /** Sets a webhook and sends a first message to it. */
  set(player: string, webhook: Webhook, origin: string): Promise<Result<void>>;
  remove(player: string): Promise<void>;
  /** Posts an announcement to the server's webhook. */
  announce(announcement: string): Promise<void>;
  /** Posts once that a tournament is open, has started or is over. */
  tellTournament(id: string): Promise<void>;
  poll(): Promise<void>;
  nudge(): void;
  stop(): Promise<void>;
}

export interface WebhooksDeps extends ComposeMessageDeps {
  readonly store: Store;
  readonly allowPrivateEndpoints: boolean;
  /** The origin that links lead to, instead of the one under which the webhook was set. */
  readonly origin?: string;
  readonly makeRateLimiter: MakeRateLimiter;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const DAY_MS = 86_400_000;
const SET_LIMIT = { uses: 10, seconds: 3_600 };
const BAD_WEBHOOK = refuse(
  'bad-webhook',
  'This is not the address of a webhook. It begins with https:// and is public.',
);
const GUEST = refuse('account-first', 'Create an account first.');
const TOO_FAST = refuse('too-fast', 'Too many requests. Wait a moment and try again.');
/** What is told of a tournament in each state, in order. */
const TOURNAMENT_NEWS = { open: ['opened', 1], running: ['started', 2], over: ['over', 3] } as const;

export const makeWebhooks = (deps: WebhooksDeps): Webhooks => {
  const { store, now, log, allowPrivateEndpoints, makeRateLimiter, origin } = deps;
  const compose = makeComposeMessage(deps);
  const limit = makeRateLimiter('webhook', SET_LIMIT);
  const closing = new AbortController();

  const post = async ([item]: readonly OutboxItem[]): Promise<Sent> => {
    const known = item && (await store.webhooks.find(item.player));
    const webhook = known && { ...known, origin: origin ?? known.origin };
    const message = webhook && (await compose(webhook, item));
    if (webhook === undefined || message === undefined) return 'dropped';
    const body = Buffer.from(makePayload(webhook.shape, message));
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const request = { endpoint: webhook.url, headers, body };
    const result = await deliver(request, { allowPrivateEndpoints, signal: closing.signal });
    if (result === 'sent') return 'sent';
    if (result === 'failed') throw new Error('the webhook did not accept the message');
    // It was deleted over there.
    await store.webhooks.remove(webhook.player);
    throw new Undeliverable('the webhook does not exist any more');
  };
  const sender = makeOutboxSender({ store, channel: 'webhook', now, log, deliver: post });
  const item = (player: string, kind: string, about: string) => {
    const at = now();
    return {
      id: makeId(),
      channel: 'webhook',
      player,
      kind,
      about,
      madeAt: at,
      dueAt: at,
      expiresAt: at + DAY_MS,
    } as const;
  };
  const hasServerWebhook = async () => (await store.webhooks.find(SERVER_WEBHOOK)) !== undefined;

  return {
    of: async (player) => {
      const known = await store.webhooks.find(player);
      return known === undefined ? {} : { webhook: { url: known.url, shape: known.shape, locale: known.locale } };
    },
    set: async (player, { url, shape, locale }, origin) => {
      if (player !== SERVER_WEBHOOK && (await store.accounts.find(player)) === undefined) return GUEST;
      if (!allowPrivateEndpoints && !isPublicEndpoint(url)) return BAD_WEBHOOK;
      if ((await limit.consume(player)) !== undefined) return TOO_FAST;
      await store.webhooks.set({ player, url, shape, locale, origin, since: now() });
      await store.outbox.add([item(player, 'works', '')]);
      sender.nudge();
      return ok(undefined);
    },
    remove: (player) => store.webhooks.remove(player),
    announce: async (announcement) => {
      if (!(await hasServerWebhook())) return;
      await store.outbox.add([item(SERVER_WEBHOOK, 'announcement', announcement)]);
      sender.nudge();
    },
    tellTournament: async (id) => {
      if (!(await hasServerWebhook())) return;
      const state = (await store.tournaments.find(id))?.state;
      const news = state === 'open' || state === 'running' || state === 'over' ? TOURNAMENT_NEWS[state] : undefined;
      if (news === undefined) return;
      const [kind, seq] = news;
      const mark = { match: id, player: SERVER_WEBHOOK, kind: 'reached', seq } as const;
      if (await store.outbox.addOnce(mark, [item(SERVER_WEBHOOK, kind, id)])) sender.nudge();
    },
    poll: sender.poll,
    nudge: sender.nudge,
    stop: async () => {
      closing.abort();
      await sender.stop();
    },
  };
};
