import { makeId } from '../../lib/ids.ts';
import type { Bus } from './bus.ts';

/** A house of one process: there is nobody else to tell. */
export const makeLocalBus = (): Bus => {
  const kept = new Map<string, { readonly value: string; readonly until: number }>();
  const forget = () => {
    const now = performance.now();
    for (const [key, { until }] of kept) if (until <= now) kept.delete(key);
  };
  return {
    isAlone: true,
    self: makeId(),
    publish: () => {},
    subscribe: () => () => {},
    whenSubscribed: async () => {},
    onReconnect: () => {},
    putTemporary: async (key, value, milliseconds) => {
      forget();
      kept.set(key, { value, until: performance.now() + milliseconds });
    },
    takeTemporary: async (key) => {
      forget();
      const found = kept.get(key)?.value;
      kept.delete(key);
      return found;
    },
    close: async () => {},
  };
};
