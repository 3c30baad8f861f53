import type { FastifyBaseLogger } from 'fastify';
import type { Now } from '../../lib/now.ts';
import type { OutboxChannel, OutboxItem } from '../../store/repositories/outbox.ts';
import type { Store } from '../../store/store.ts';

/**
 * Sends what waits in the outbox for a channel. Any number of processes may do so: each item is claimed by one of them.
 * A message is delivered at least once: a process that dies after sending it and before noting so leaves it to the next,
 * which sends it again. A link to a new password that never arrives would be worse than one that arrives twice, and mails
 * have the same Message-ID both times.
 */
export interface OutboxSender {
  /** Sends all that is due. */
  poll(): Promise<void>;
  /** Polls soon, after something was added here. */
  nudge(): void;
  stop(): Promise<void>;
}

/** What became of items: sent, or not worth sending any more. */
export type Sent = 'sent' | 'dropped';

/** Thrown by a delivery that will never succeed. */
export class Undeliverable extends Error {}

export interface OutboxSenderDeps {
  readonly store: Pick<Store, 'outbox' | 'mailAddresses'>;
  readonly channel: OutboxChannel;
  readonly now: Now;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Sends items as one message. Rejects if it may succeed later. */
  deliver(items: readonly OutboxItem[]): Promise<Sent>;
}

const POLL_INTERVAL_MS = 10_000;
const MAX_PER_POLL = 100;
/** Longer than a delivery may take. After a crash, the item is sent by another process. */
const CLAIM_MS = 120_000;
/** Turns of correspondence matches are sent as one mail, and no more than one per hour. */
export const DIGEST_INTERVAL_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Waits between attempts; after the last, the item is given up. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

export const makeOutboxSender = ({ store, channel, now, log, deliver }: OutboxSenderDeps): OutboxSender => {
  const claim = () => ({ now: now(), until: now() + CLAIM_MS });

  const failed = async (items: readonly OutboxItem[], error: unknown): Promise<void> => {
    const ids = items.map(({ id }) => id);
    const attempts = Math.max(...items.map((item) => item.attempts));
    const delay = error instanceof Undeliverable ? undefined : RETRY_DELAYS_MS[attempts];
    // Logged once per message: later attempts fail for the same reason.
    if (attempts === 0) {
      const fields = { channel, kind: items[0]?.kind, reason: String(error) };
      log.warn(fields, delay === undefined ? 'message refused' : 'message not sent; it will be tried again');
    }
    if (delay === undefined) await store.outbox.remove(ids);
    else await store.outbox.retry(ids, { dueAt: now() + delay, attempts: attempts + 1 });
  };
  /** Sends claimed items. False: they were not sent. */
  const attempt = async (items: readonly OutboxItem[]): Promise<boolean> => {
    const current = items.filter(({ expiresAt }) => expiresAt > now());
    try {
      const sent = current.length === 0 ? 'dropped' : await deliver(current);
      await store.outbox.remove(items.map(({ id }) => id));
      return sent === 'sent';
    } catch (error) {
      await failed(items, error);
      return false;
    }
  };
  const sendDigest = async (player: string): Promise<void> => {
    const previous = (await store.mailAddresses.find(player))?.digestAt ?? 0;
    const items = await store.outbox.claimDigest(player, { ...claim(), intervalMs: DIGEST_INTERVAL_MS });
    if (items.length > 0 && !(await attempt(items))) await store.outbox.resetDigest(player, previous);
  };

  const isDigested = ({ kind }: OutboxItem) => channel === 'mail' && kind === 'turn';
  const pollOnce = async (): Promise<void> => {
    const due = await store.outbox.due(channel, now(), MAX_PER_POLL);
    for (const item of due.filter((one) => !isDigested(one))) {
      if (await store.outbox.claim(item.id, claim())) await attempt([item]);
    }
    for (const player of new Set(due.filter(isDigested).map((item) => item.player))) await sendDigest(player);
  };

  /** The poll under way, and the one that will follow it: whatever was added before it was asked for, it finds. */
  let current = Promise.resolve();
  let next: Promise<void> | undefined;
  let isStopped = false;
  const poll = (): Promise<void> => {
    next ??= current
      .catch(() => {})
      .then(() => {
        current = next ?? current;
        next = undefined;
        return isStopped ? undefined : pollOnce();
      });
    return next;
  };
  const nudge = () => {
    poll().catch((error: unknown) => log.error({ err: error, channel }, 'outbox could not be read'));
  };
  const timer = setInterval(nudge, POLL_INTERVAL_MS).unref();
  return {
    poll,
    nudge,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await (next ?? current).catch(() => {});
    },
  };
};
