import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer, Question } from '@sesame/registry/bot-question';

/** Pool of worker threads for bots, one request per thread at a time. */
export interface BotPool {
  think(question: Question): Promise<Answer>;
  /** Whether at least as many requests are queued as there are threads. */
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

  const spawn = (): Worker => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.unref();
    all.add(worker);
    return worker;
  };
  const terminate = (worker: Worker) => {
    all.delete(worker);
    void worker.terminate();
  };
  const run = (worker: Worker, { question, answered }: Asked) => {
    const settle = (answer: Answer, isHealthy: boolean) => {
      clearTimeout(timeout);
      worker.off('message', onMessage);
      worker.off('error', onError);
      if (isHealthy) idle.push(worker);
      else terminate(worker);
      answered(answer);
      next();
    };
    const onMessage = (answer: Answer) => settle(answer, true);
    const onError = (error: unknown) => settle({ error: String(error) }, false);
    const timeout = setTimeout(() => settle({ error: 'thought too long' }, false), question.budget + WORKER_SLACK_MS);
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(question);
  };
  const next = () => {
    while (waiting.length > 0 && (idle.length > 0 || all.size < size)) {
      const asked = waiting.shift();
      if (asked !== undefined) run(idle.pop() ?? spawn(), asked);
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
