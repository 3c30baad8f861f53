import type { FastifyBaseLogger } from 'fastify';
import type { Now } from '../lib/now.ts';
import { ROOM_LIFETIME_MS } from '../lobby/rooms/rooms.ts';
import type { Store } from '../store/store.ts';

/** Tables at which no match began are removed after this time, and guests who never played. */
const UNUSED_LIFETIME_MS = 30 * 86_400_000;
/** The ways of players in races, which are shown in photo finishes, are kept for this time. Receipts stay in the log. */
const TRACE_LIFETIME_MS = 90 * 86_400_000;
const INTERVAL_MS = 3_600_000;

export interface ExpiryDeps {
  readonly store: {
    readonly tables: Pick<Store['tables'], 'removeAbandoned'>;
    readonly players: Pick<Store['players'], 'removeIdleGuests'>;
    readonly rooms: Pick<Store['rooms'], 'removeUnused'>;
    readonly raceTraces: Pick<Store['raceTraces'], 'removeBefore'>;
  };
  readonly now: Now;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Removes what nobody used, in small batches. Several processes may do so at once. */
export const removeUnused = async ({ store, now, log }: ExpiryDeps): Promise<void> => {
  const before = now() - UNUSED_LIFETIME_MS;
  const removeAll = async (removeSome: (before: number) => Promise<number>) => {
    let total = 0;
    for (;;) {
      const removed = await removeSome(before);
      total += removed;
      if (removed === 0) return total;
    }
  };
  await store.rooms.removeUnused(now() - ROOM_LIFETIME_MS);
  await store.raceTraces.removeBefore(now() - TRACE_LIFETIME_MS);
  // Tables first: a guest who hosts one is not idle.
  const tables = await removeAll(store.tables.removeAbandoned);
  const guests = await removeAll(store.players.removeIdleGuests);
  if (tables + guests > 0) log.info({ tables, guests }, 'removed tables and guests that nobody used');
};

/** Does so every hour. */
export const startExpiry = (deps: ExpiryDeps): { stop(): void } => {
  const remove = () =>
    removeUnused(deps).catch((error) => deps.log.error({ err: error }, 'removing unused tables and guests failed'));
  const timer = setInterval(remove, INTERVAL_MS).unref();
  return { stop: () => clearInterval(timer) };
};
