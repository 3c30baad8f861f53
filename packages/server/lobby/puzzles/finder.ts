import { Worker } from 'node:worker_threads';
import type { AnyFoundPuzzle, FindTask } from './find-task.ts';

/** Searches matches for puzzles in a thread of its own, one after the other. */
export interface PuzzleFinder {
  find(task: FindTask): Promise<readonly AnyFoundPuzzle[]>;
  close(): Promise<void>;
}

export type FinderAnswer = { readonly found: readonly AnyFoundPuzzle[] } | { readonly error: string };

const TASK_TIMEOUT_MS = 60_000;
/** A thread that has nothing to do ends: dictionaries take memory. */
const IDLE_TIMEOUT_MS = 60_000;
/** After a match of players it rests for this many times as long as it has worked: a fifth of a core is enough. */
const REST_FACTOR = 4;

export const makePuzzleFinder = (): PuzzleFinder => {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isOpen = true;
  let last: Promise<unknown> = Promise.resolve();

  const stop = async () => {
    clearTimeout(idleTimer);
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  };
  const spawn = (): Worker => {
    const spawned = new Worker(new URL('./finder-worker.ts', import.meta.url));
    spawned.unref();
    worker = spawned;
    return spawned;
  };
  const run = async (task: FindTask): Promise<readonly AnyFoundPuzzle[]> => {
    if (!isOpen) return [];
    clearTimeout(idleTimer);
    const asked = worker ?? spawn();
    const { promise, resolve } = Promise.withResolvers<FinderAnswer>();
    const fail = (error: unknown) => {
      if (worker === asked) void stop();
      resolve({ error: String(error) });
    };
    const timeout = setTimeout(() => fail('took too long'), TASK_TIMEOUT_MS);
    const onExit = () => resolve(isOpen ? { error: 'the thread has ended' } : { found: [] });
    asked.once('message', resolve).once('error', fail).once('exit', onExit);
    asked.postMessage(task);
    const answer = await promise;
    clearTimeout(timeout);
    asked.off('message', resolve).off('error', fail).off('exit', onExit);
    idleTimer = setTimeout(() => void stop(), IDLE_TIMEOUT_MS).unref();
    if ('error' in answer) throw new Error(`search for puzzles in ${task.game} failed: ${answer.error}`);
    return answer.found;
  };
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds).unref();
    });

  return {
    find: (task) => {
      let took = 0;
      const found = last.then(async () => {
        const from = performance.now();
        return run(task).finally(() => {
          took = performance.now() - from;
        });
      });
      last = found.catch(() => {}).then(() => (isOpen && 'record' in task ? rest(REST_FACTOR * took) : undefined));
      return found;
    },
    close: async () => {
      isOpen = false;
      await stop();
    },
  };
};
