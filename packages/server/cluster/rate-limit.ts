import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Now } from '../lib/now.ts';

/** Maximum number of uses of a key per window. */
export interface RateLimit {
  readonly uses: number;
  readonly seconds: number;
}

/** Fixed-window rate limiter per key. */
export interface RateLimiter {
  /** Counts one use of a key. Undefined if it is allowed, else the time at which it will be again. */
  consume(key: string): Promise<number | undefined>;
  /** Whether a key has no use left. Counts nothing. */
  isUsedUp(key: string): Promise<boolean>;
}

export type MakeRateLimiter = (name: string, limit: RateLimit) => RateLimiter;

/**
 * Rate limiters that all processes share over Redis. Without Redis, or while it is away, each process counts in memory:
 * a limit must not turn people away because Redis is down.
 */
export const makeRateLimiters =
  (now: Now, redis?: { readonly client: Redis; readonly prefix: string }): MakeRateLimiter =>
  (name, { uses, seconds }) => {
    const local = new RateLimiterMemory({ keyPrefix: name, points: uses, duration: seconds });
    const limiter =
      redis === undefined
        ? local
        : new RateLimiterRedis({
            storeClient: redis.client,
            keyPrefix: `${redis.prefix}limit:${name}`,
            points: uses,
            duration: seconds,
            insuranceLimiter: local,
            rejectIfRedisNotReady: true,
          });
    return {
      isUsedUp: async (key) => ((await limiter.get(key).catch(() => local.get(key)))?.consumedPoints ?? 0) >= uses,
      consume: (key) =>
        limiter.consume(key).then(
          () => undefined,
          (rejected: unknown) => {
            if (rejected instanceof RateLimiterRes) return now() + rejected.msBeforeNext;
            throw rejected;
          },
        ),
    };
  };
