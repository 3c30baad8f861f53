import type { Engine } from './engine.ts';

/** Called before a write, which runs at once or after the promise resolves; a rejection blocks the write. */
export type MayWrite = () => Promise<void> | undefined;

/** Wraps an engine so that writes pass a guard. Reads don't. */
export const guard = (engine: Engine) => {
  let mayWrite: MayWrite = () => undefined;
  const guarded = <Done>(write: () => Promise<Done>): Promise<Done> => mayWrite()?.then(write) ?? write();
  return {
    engine: {
      ...engine,
      change: (changes) => guarded(() => engine.change(changes)),
      append: (append) => guarded(() => engine.append(append)),
    } satisfies Engine,
    guardWrites: (ask: MayWrite) => {
      mayWrite = ask;
    },
  };
};
