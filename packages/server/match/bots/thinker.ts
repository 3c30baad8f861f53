import { Worker } from 'node:worker_threads';
import type { Answer, Question } from '@sesame/registry/bot-question';

/** A worker thread that answers one question at a time. */
export interface Thinker {
  /** Rejects if the thread has failed or thought too long. It must not be asked again. */
  think(question: Question): Promise<Answer>;
  /** Whether the thread has failed, perhaps while nobody asked it. */
  hasFailed(): boolean;
  end(): Promise<unknown>;
}

const WORKER_SLACK_MS = 10_000;

export const startThinker = (script = new URL('./worker.ts', import.meta.url)): Thinker => {
  const worker = new Worker(script, { name: 'bot' });
  worker.unref();
  let hasFailed = false;
  // Without a listener, the error of a thread that nobody asks would end the server.
  worker.on('error', () => {
    hasFailed = true;
  });
  return {
    hasFailed: () => hasFailed,
    think: (question) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          clearTimeout(timeout);
          worker.off('message', onMessage);
          worker.off('error', onError);
        };
        const onMessage = (answer: Answer) => {
          settle();
          resolve(answer);
        };
        const onError = (error: unknown) => {
          settle();
          reject(error);
        };
        const timeout = setTimeout(() => onError('thought too long'), question.budget + WORKER_SLACK_MS);
        worker.on('message', onMessage);
        worker.on('error', onError);
        worker.postMessage(question);
      }),
    end: () => worker.terminate(),
  };
};
