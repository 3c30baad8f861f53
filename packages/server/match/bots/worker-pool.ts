import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A question to a bot: the view that a person in its seat would get, and no more. */
export interface Question {
  readonly game: string;
  readonly options: unknown;
  readonly bot: string;
  readonly seat: number;
  readonly view: unknown;
  readonly seed: string;
  /** Milliseconds it may think. */
  readonly budget: number;
}

/** `takes`: milliseconds a person would need for it. */
export type Answer = { readonly move: unknown; readonly takes?: number } | { readonly error: string };

/** Bots think in worker threads, one question a thread at a time. */
export interface BotPool {
  think(question: Question): Promise<Answer>;
  /** Whether as many questions wait as there are threads. */
  isBusy(): boolean;
  close(): Promise<void>;
}

interface Asked {
  readonly question: Question;
  readonly answered: (answer: Answer) => void;
}

const WORKER_SLACK_MS = 10_000;

export const makeBotPool = (size = Math.max(1, availableParallelism() - 1)): BotPool => {
  const waiting: Asked[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  const hire = (): Worker => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.unref();
    all.add(worker);
    return worker;
  };
  const dismiss = (worker: Worker) => {
    all.delete(worker);
    void worker.terminate();
  };
  const give = (worker: Worker, { question, answered }: Asked) => {
    const settle = (answer: Answer, isWell: boolean) => {
      clearTimeout(late);
      worker.off('message', hear);
      worker.off('error', fall);
      if (isWell) idle.push(worker);
      else dismiss(worker);
      answered(answer);
      next();
    };
    const hear = (answer: Answer) => settle(answer, true);
    const fall = (error: unknown) => settle({ error: String(error) }, false);
    const late = setTimeout(() => settle({ error: 'thought too long' }, false), question.budget + WORKER_SLACK_MS);
    worker.on('message', hear);
    worker.on('error', fall);
    worker.postMessage(question);
  };
  const next = () => {
    while (waiting.length > 0 && (idle.length > 0 || all.size < size)) {
      const asked = waiting.shift();
      if (asked !== undefined) give(idle.pop() ?? hire(), asked);
    }
  };

  return {
    think: (question) =>
      new Promise((answered) => {
        waiting.push({ question, answered });
        next();
      }),
    isBusy: () => waiting.length >= size,
    close: async () => {
      waiting.length = 0;
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
};
