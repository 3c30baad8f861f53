import type { Now } from '../../lib/now.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from './tables.ts';

const POLL_INTERVAL_MS = 1_000;
const MAX_PER_POLL = 100;

/** Lets matches start whose draw waits for somebody who has left, also after the process that began it was killed. */
export const startPassingDraws = (
  { store, tables, now }: { readonly store: Pick<Store, 'tables'>; readonly tables: Tables; readonly now: Now },
  onError: (error: unknown) => void,
): { stop(): void } => {
  let isRunning = false;
  const passAll = async () => {
    for (const id of await store.tables.drawsDue(now(), MAX_PER_POLL)) await tables.passMissingShares(id);
  };
  const polls = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    passAll()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, POLL_INTERVAL_MS).unref();
  return { stop: () => clearInterval(polls) };
};
