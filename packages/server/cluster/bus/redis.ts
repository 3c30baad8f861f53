import { Redis } from 'ioredis';
import { makeId } from '../../lib/ids.ts';
import type { Bus } from './bus.ts';

/** Nobody waits longer for Redis. */
const RECONNECT_DELAY_MS = 250;

/** Over Redis. While it is away nothing is told, and whoever comes back listens to all that it listened to. */
export const openRedisBus = ({ client, prefix }: RedisConnection): Bus => {
  const self = makeId();
  const listener = client.duplicate({ enableOfflineQueue: true });
  listener.on('error', () => {});
  /** The latest wish to listen. They are answered in their order. */
  let listening: Promise<unknown> = Promise.resolve();
  const ears = new Map<string, Set<(text: string, from: string) => void>>();

  listener.on('message', (channel: string, message: string) => {
    const from = message.slice(0, self.length);
    if (from === self) return;
    for (const onMessage of ears.get(channel) ?? []) onMessage(message.slice(self.length), from);
  });

  return {
    isAlone: false,
    self,
    publish: (channel, text) => {
      client.publish(`${prefix}${channel}`, `${self}${text}`).catch(() => {});
    },
    subscribe: (name, onMessage) => {
      const channel = `${prefix}${name}`;
      const hearing = ears.get(channel) ?? new Set();
      if (hearing.size === 0) {
        const subscribed = listener.subscribe(channel).catch(() => {});
        listening = Promise.race([subscribed, new Promise((given) => setTimeout(given, RECONNECT_DELAY_MS).unref())]);
      }
      ears.set(channel, hearing.add(onMessage));
      return () => {
        hearing.delete(onMessage);
        if (hearing.size > 0 || !ears.delete(channel)) return;
        listener.unsubscribe(channel).catch(() => {});
      };
    },
    whenSubscribed: async () => {
      await listening;
    },
    onReconnect: (returned) => {
      if (listener.status === 'ready') listener.on('ready', returned);
      else listener.once('ready', () => listener.on('ready', returned));
    },
    putTemporary: async (key, value, milliseconds) => {
      await client.set(`${prefix}${key}`, value, 'PX', milliseconds);
    },
    takeTemporary: async (key) => (await client.getdel(`${prefix}${key}`)) ?? undefined,
    close: async () => {
      listener.disconnect();
      client.disconnect();
    },
  };
};

export interface RedisConnection {
  readonly client: Redis;
  /** Houses may share a Redis. */
  readonly prefix: string;
}

/** Commands fail while Redis is away, rather than wait for it: nobody's move does. */
export const connectRedis = (url: string, failed: (error: Error) => void): Redis => {
  const client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: () => 250 });
  client.on('error', failed);
  return client;
};
