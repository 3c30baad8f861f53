import { makeId } from '../../lib/ids.ts';
import type { Bus } from './bus.ts';

/** Bus of a single process: publishes nothing. */
export const makeLocalBus = (): Bus => {
  const values = new Map<string, { readonly value: string; readonly until: number }>();
  const removeExpired = () => {
    const now = performance.now();
    for (const [key, { until }] of values) if (until <= now) values.delete(key);
  };
  return {
    isAlone: true,
    self: makeId(),
    publish: () => {},
    subscribe: () => () => {},
    whenSubscribed: async () => {},
    onReconnect: () => {},
    putTemporary: async (key, value, milliseconds) => {
      removeExpired();
      values.set(key, { value, until: performance.now() + milliseconds });
    },
    takeTemporary: async (key) => {
      removeExpired();
      const found = values.get(key)?.value;
      values.delete(key);
      return found;
    },
    close: async () => {},
  };
};
