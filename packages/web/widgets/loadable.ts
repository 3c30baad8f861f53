import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface Module<Props> {
  readonly default: ComponentType<Props>;
}

/** A promise that has resolved, and says so at once. */
const resolved = <Value>(value: Value): Promise<Value> =>
  // biome-ignore lint/suspicious/noThenProperty: React asks a promise in no other way
  Object.assign(Promise.resolve(value), { then: (use: (known: Value) => unknown) => use(value) });

/**
 * Like `lazy`, but rendered at once if it was loaded before. What the server has rendered is taken over only then: a part
 * that still loads is thrown away with the next update.
 */
export const loadable = <Props>(
  load: () => Promise<Module<Props>>,
): { readonly Part: LazyExoticComponent<ComponentType<Props>>; load(): Promise<void> } => {
  let known: Promise<Module<Props>> | undefined;
  return {
    Part: lazy(() => known ?? load()),
    load: async () => {
      known = resolved(await load());
    },
  };
};
