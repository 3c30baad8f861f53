import type { Answer, Request, Results, Task } from './worker-tasks.ts';

/** The solver in its worker. Questions are answered one after the other; closing it drops those that are open. */
export interface Solver {
  readonly ask: <T extends Task>(question: Omit<Request<T>, 'id'>) => Promise<Results[T]>;
  readonly close: () => void;
}

export const openSolver = (): Solver => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (result: Results[Task]) => void; reject: (why: unknown) => void }>();
  let latest = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.resolve(data.result);
    waiting.delete(data.id);
  };
  worker.onerror = (problem) => {
    for (const { reject } of waiting.values()) reject(problem);
    waiting.clear();
  };
  const ask = <T extends Task>(question: Omit<Request<T>, 'id'>): Promise<Results[T]> =>
    new Promise((resolve, reject) => {
      latest += 1;
      // The answer with this id has this question's type: the worker keeps that promise.
      waiting.set(latest, { resolve: resolve as (result: Results[Task]) => void, reject });
      worker.postMessage({ ...question, id: latest });
    });
  return { ask, close: () => worker.terminate() };
};
