import { Redis } from 'ioredis';
import { makeId } from '../ids.ts';
import type { Bus } from './bus.ts';

/** Over Redis. While it is away nothing is told, and whoever comes back listens to all that it listened to. */
export const openRedisBus = ({ client, prefix }: RedisPlace): Bus => {
  const self = makeId();
  const listener = client.duplicate({ enableOfflineQueue: true });
  listener.on('error', () => {});
  const ears = new Map<string, Set<(text: string, from: string) => void>>();

  listener.on('message', (channel: string, message: string) => {
    const from = message.slice(0, self.length);
    if (from === self) return;
    for (const heard of ears.get(channel) ?? []) heard(message.slice(self.length), from);
  });

  return {
    isAlone: false,
    self,
    tell: (channel, text) => {
      client.publish(`${prefix}${channel}`, `${self}${text}`).catch(() => {});
    },
    hear: (name, heard) => {
      const channel = `${prefix}${name}`;
      const listening = ears.get(channel) ?? new Set();
      if (listening.size === 0) listener.subscribe(channel).catch(() => {});
      ears.set(channel, listening.add(heard));
      return () => {
        listening.delete(heard);
        if (listening.size > 0 || !ears.delete(channel)) return;
        listener.unsubscribe(channel).catch(() => {});
      };
    },
    keep: async (key, value, milliseconds) => {
      await client.set(`${prefix}${key}`, value, 'PX', milliseconds);
    },
    take: async (key) => (await client.getdel(`${prefix}${key}`)) ?? undefined,
    close: async () => {
      listener.disconnect();
      client.disconnect();
    },
  };
};

export interface RedisPlace {
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
