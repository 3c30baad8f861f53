import { useSyncExternalStore } from 'react';

/** A value outside React with change notification, read through `useObservable`. */
export interface Store<Value> {
  get(): Value;
  /** The value that the page is first rendered with, by the server and by the browser. */
  getFirst(): Value;
  set(value: Value): void;
  /** On the server: the value for the page that is rendered next. */
  setFirst(value: Value): void;
  subscribe(changed: () => void): () => void;
}

let onMade: ((reset: () => void) => void) | undefined;

/** For component tests, which share a page: is told of every observable that is made, with what resets it. */
export const watchObservables = (told: (reset: () => void) => void): void => {
  onMade = told;
};

export const makeObservable = <Value>(initial: Value, firstRendered: Value = initial): Store<Value> => {
  let value = initial;
  let first = firstRendered;
  const watchers = new Set<() => void>();
  const store: Store<Value> = {
    get: () => value,
    getFirst: () => first,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const changed of watchers) changed();
    },
    setFirst: (next) => {
      value = next;
      first = next;
    },
    subscribe: (changed) => {
      watchers.add(changed);
      return () => {
        watchers.delete(changed);
      };
    },
  };
  onMade?.(() => store.set(initial));
  return store;
};

export const useObservable = <Value>(store: Pick<Store<Value>, 'subscribe' | 'get' | 'getFirst'>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.getFirst);
