import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@sesame/kernel';
import type { PushMessage } from '@sesame/protocol';
import webPush, { type RequestDetails, type VapidKeys } from 'web-push';
import type { Settings } from '../../settings.ts';
import type { StoredSubscription } from '../../store/repositories/notifications.ts';
import type { Store } from '../../store/store.ts';
import { deliver } from './delivery.ts';

/** Delivery options: TTL in seconds, urgency, and a topic whose pending message is replaced. */
export interface PushOptions {
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  readonly topic?: string;
}

/** Web Push: sends messages to browsers whose pages are closed. */
export interface Push {
  /** VAPID public key. */
  readonly publicKey: string;
  /** Sends to every subscribed browser of a player, in the browser's language. */
  send(player: string, make: (locale: Locale) => PushMessage, options: PushOptions): Promise<void>;
  /** Aborts pending deliveries. */
  stop(): void;
}

const RETRY_DELAYS_MS = [2_000, 15_000];

export const makePush = (
  store: Pick<Store, 'notifications'>,
  keys: VapidKeys,
  { contact, allowPrivateEndpoints }: Settings['notifications'],
): Push => {
  const closing = new AbortController();
  const { signal } = closing;
  const vapidDetails = { subject: contact, ...keys };

  const encrypt = ({ endpoint, p256dh, auth }: StoredSubscription, message: PushMessage, delivery: PushOptions) => {
    const { ttl: TTL, urgency, topic } = delivery;
    const options = { vapidDetails, TTL, urgency, ...(topic !== undefined && { topic }) };
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), options);
    } catch {
      // Invalid keys: nothing can ever be delivered.
      return undefined;
    }
  };
  const send = async (details: RequestDetails) => {
    let result = await deliver(details, { allowPrivateEndpoints, signal });
    for (const pause of RETRY_DELAYS_MS) {
      if (result !== 'failed') break;
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) break;
      result = await deliver(details, { allowPrivateEndpoints, signal });
    }
    return result;
  };

  return {
    publicKey: keys.publicKey,
    send: async (player, make, delivery) => {
      const subscriptions = await store.notifications.ofPlayer(player);
      await Promise.all(
        subscriptions.map(async (subscription) => {
          const details = encrypt(subscription, make(subscription.locale), delivery);
          const result = details === undefined ? 'gone' : await send(details);
          if (result === 'gone' && !signal.aborted) await store.notifications.removeEndpoint(subscription.endpoint);
        }),
      );
    },
    stop: () => closing.abort(),
  };
};
