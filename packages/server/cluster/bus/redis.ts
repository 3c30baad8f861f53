import { Redis } from 'ioredis';
import { makeId } from '../../lib/ids.ts';
import { OperatorError } from '../../lib/operator-error.ts';
import type { Bus } from './bus.ts';

/** How long a new subscription may delay its caller. */
const SUBSCRIBE_TIMEOUT_MS = 250;

/** Bus over Redis pub/sub. While Redis is away messages are dropped; after a reconnect all subscriptions are restored. */
export const openRedisBus = ({ client, prefix }: RedisConnection): Bus => {
  const self = makeId();
  const listener = client.duplicate({ enableOfflineQueue: true });
  listener.on('error', () => {});
  /** The latest subscription. Redis confirms them in order. */
  let listening: Promise<unknown> = Promise.resolve();
  const handlers = new Map<string, Set<(text: string, from: string) => void>>();

  listener.on('message', (channel: string, message: string) => {
    const from = message.slice(0, self.length);
    if (from === self) return;
    for (const onMessage of handlers.get(channel) ?? []) onMessage(message.slice(self.length), from);
  });

  return {
    isAlone: false,
    self,
    publish: (channel, text) => {
      client.publish(`${prefix}${channel}`, `${self}${text}`).catch(() => {});
    },
    subscribe: (name, onMessage) => {
      const channel = `${prefix}${name}`;
      const channelHandlers = handlers.get(channel) ?? new Set();
      if (channelHandlers.size === 0) {
        const subscribed = listener.subscribe(channel).catch(() => {});
        listening = Promise.race([subscribed, new Promise((given) => setTimeout(given, SUBSCRIBE_TIMEOUT_MS).unref())]);
      }
      handlers.set(channel, channelHandlers.add(onMessage));
      return () => {
        channelHandlers.delete(onMessage);
        if (channelHandlers.size > 0 || !handlers.delete(channel)) return;
        listener.unsubscribe(channel).catch(() => {});
      };
    },
    whenSubscribed: async () => {
      await listening;
    },
    onReconnect: (onReconnect) => {
      if (listener.status === 'ready') listener.on('ready', onReconnect);
      else listener.once('ready', () => listener.on('ready', onReconnect));
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
  /** Key prefix, as several servers may share a Redis. */
  readonly prefix: string;
}

export interface RedisLog {
  away(error: Error): void;
  back(): void;
}

/** How long a server waits for Redis when it starts. */
const START_TIMEOUT_MS = 5_000;
const RETRY_DELAY_MS = 250;

/**
 * Connects to Redis; rejects if it cannot be reached. Later, commands fail while Redis is away instead of queueing, so no
 * move waits for Redis.
 */
export const connectRedis = async (url: string, log: RedisLog): Promise<Redis> => {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    // All messages of one event loop turn are written together.
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RETRY_DELAY_MS,
  });
  const lastError = await firstReady(client);
  if (lastError !== undefined) {
    client.disconnect();
    const { host } = new URL(url);
    throw new OperatorError(
      `Redis at ${host} cannot be reached (${lastError.message}). Start it, or correct REDIS_URL.`,
    );
  }
  let isAway = false;
  client.on('error', (error) => {
    if (!isAway) log.away(error);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.back();
    isAway = false;
  });
  return client;
};

/** Resolves when Redis is ready, or with an error after a while. */
const firstReady = (client: Redis): Promise<Error | undefined> =>
  new Promise((resolve) => {
    let last = new Error('no answer');
    const onError = (error: Error) => {
      last = error;
    };
    const finish = (error: Error | undefined) => {
      clearTimeout(timer);
      client.off('error', onError);
      // Errors after a failure have nobody to tell.
      if (error !== undefined) client.on('error', () => {});
      resolve(error);
    };
    const timer = setTimeout(() => finish(last), START_TIMEOUT_MS);
    client.on('error', onError);
    client.once('ready', () => finish(undefined));
  });
