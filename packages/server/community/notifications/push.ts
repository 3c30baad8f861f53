import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@sesame/kernel';
import type { PushMessage } from '@sesame/protocol';
import type { Settings } from '../../settings.ts';
import type { StoredSubscription } from '../../store/repositories/notifications.ts';
import type { Store } from '../../store/store.ts';
import { deliver, type PushRequest } from './delivery.ts';
import { encryptPush } from './encrypt-push.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';

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

  /** Undefined for keys that are none: nothing can ever be delivered. */
  const requestTo = (
    { endpoint, p256dh, auth }: StoredSubscription,
    message: PushMessage,
    { ttl, urgency, topic }: PushOptions,
  ): PushRequest | undefined => {
    try {
      const body = encryptPush(JSON.stringify(message), { p256dh, auth });
      const headers = {
        ttl: String(ttl),
        urgency,
        ...(topic !== undefined && { topic }),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        'content-length': String(body.length),
        authorization: vapidHeader(keys, { endpoint, contact, now: Date.now() }),
      };
      return { endpoint, headers, body };
    } catch {
      return undefined;
    }
  };
  const send = async (request: PushRequest) => {
    let result = await deliver(request, { allowPrivateEndpoints, signal });
    for (const pause of RETRY_DELAYS_MS) {
      if (result !== 'failed') break;
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) break;
      result = await deliver(request, { allowPrivateEndpoints, signal });
    }
    return result;
  };

  return {
    publicKey: keys.publicKey,
    send: async (player, make, delivery) => {
      const subscriptions = await store.notifications.ofPlayer(player);
      await Promise.all(
        subscriptions.map(async (subscription) => {
          const request = requestTo(subscription, make(subscription.locale), delivery);
          const result = request === undefined ? 'gone' : await send(request);
          if (result === 'gone' && !signal.aborted) await store.notifications.removeEndpoint(subscription.endpoint);
        }),
      );
    },
    stop: () => closing.abort(),
  };
};
