import type { Task, TaskRequest, TaskResponse, TaskResults } from './worker-tasks.ts';

/** Client of the solver's web worker. Requests run one after the other; closing it drops pending ones. */
export interface Solver {
  readonly ask: <T extends Task>(question: Omit<TaskRequest<T>, 'id'>) => Promise<TaskResults[T]>;
  readonly close: () => void;
}

export const openSolver = (): Solver => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (result: TaskResults[Task]) => void; reject: (why: unknown) => void }>();
  let latest = 0;
  worker.onmessage = ({ data }: MessageEvent<TaskResponse>) => {
    waiting.get(data.id)?.resolve(data.result);
    waiting.delete(data.id);
  };
  worker.onerror = (problem) => {
    for (const { reject } of waiting.values()) reject(problem);
    waiting.clear();
  };
  const ask = <T extends Task>(question: Omit<TaskRequest<T>, 'id'>): Promise<TaskResults[T]> =>
    new Promise((resolve, reject) => {
      latest += 1;
      // The response with this id has the type of this request.
      waiting.set(latest, { resolve: resolve as (result: TaskResults[Task]) => void, reject });
      worker.postMessage({ ...question, id: latest });
    });
  return { ask, close: () => worker.terminate() };
};
