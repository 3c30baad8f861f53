import type { Engine } from './engine.ts';

/** Whether something may be written now: at once, or when the promise is kept; if it is broken, nothing is. */
export type MayWrite = () => Promise<void> | undefined;

/** An engine that asks before it writes. Reading is always done. */
export const guard = (engine: Engine) => {
  let mayWrite: MayWrite = () => undefined;
  const when = <Done>(write: () => Promise<Done>): Promise<Done> => mayWrite()?.then(write) ?? write();
  return {
    engine: {
      ...engine,
      change: (changes) => when(() => engine.change(changes)),
      append: (append) => when(() => engine.append(append)),
    } satisfies Engine,
    guardWrites: (ask: MayWrite) => {
      mayWrite = ask;
    },
  };
};
