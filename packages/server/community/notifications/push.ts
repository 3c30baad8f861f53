import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@sesame/kernel';
import type { PushMessage } from '@sesame/protocol';
import webPush, { type RequestDetails, type VapidKeys } from 'web-push';
import type { Settings } from '../../settings.ts';
import type { StoredSubscription } from '../../store/repositories/notifications.ts';
import type { Store } from '../../store/store.ts';
import { deliver } from './delivery.ts';

/** How a message travels: how many seconds it is worth keeping, and what it replaces while it waits. */
export interface PushOptions {
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  readonly topic?: string;
}

/** Sends messages to browsers whose pages are closed, through the push services of their makers. */
export interface Push {
  /** What browsers bind their subscriptions to. */
  readonly publicKey: string;
  /** Tells every browser of a player, each in its language. */
  send(player: string, make: (locale: Locale) => PushMessage, travels: PushOptions): Promise<void>;
  /** Stops whatever is under way. */
  stop(): void;
}

/** How long to wait before trying again, time after time. */
const RETRY_DELAYS_MS = [2_000, 15_000];

export const makePush = (
  store: Pick<Store, 'notifications'>,
  keys: VapidKeys,
  { contact, anywhere }: Settings['notices'],
): Push => {
  const closing = new AbortController();
  const { signal } = closing;
  const vapidDetails = { subject: contact, ...keys };

  const seal = ({ endpoint, p256dh, auth }: StoredSubscription, message: PushMessage, travels: PushOptions) => {
    const { ttl: TTL, urgency, topic } = travels;
    const options = { vapidDetails, TTL, urgency, ...(topic !== undefined && { topic }) };
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), options);
    } catch {
      // Keys that are none: nothing will ever arrive there.
      return undefined;
    }
  };
  const send = async (details: RequestDetails) => {
    let posted = await deliver(details, { anywhere, signal });
    for (const pause of RETRY_DELAYS_MS) {
      if (posted !== 'failed') break;
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) break;
      posted = await deliver(details, { anywhere, signal });
    }
    return posted;
  };

  return {
    publicKey: keys.publicKey,
    send: async (player, make, travels) => {
      const subscriptions = await store.notifications.ofPlayer(player);
      await Promise.all(
        subscriptions.map(async (subscription) => {
          const details = seal(subscription, make(subscription.locale), travels);
          const posted = details === undefined ? 'gone' : await send(details);
          if (posted === 'gone' && !signal.aborted) await store.notifications.removeEndpoint(subscription.endpoint);
        }),
      );
    },
    stop: () => closing.abort(),
  };
};
