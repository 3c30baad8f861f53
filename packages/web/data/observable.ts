import { useSyncExternalStore } from 'react';

/** A value outside React with change notification, read through `useObservable`. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(changed: () => void): () => void;
}

export const makeObservable = <Value>(initial: Value): Store<Value> => {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const changed of watchers) changed();
    },
    subscribe: (changed) => {
      watchers.add(changed);
      return () => {
        watchers.delete(changed);
      };
    },
  };
};

export const useObservable = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get);
