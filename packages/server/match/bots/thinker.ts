import { Worker } from 'node:worker_threads';
import type { Answer, Question } from '@sesame/registry/bot-question';

/** A worker thread that answers one question at a time. */
export interface Thinker {
  /** Rejects if the thread has failed or thought too long. It must not be asked again. */
  think(question: Question): Promise<Answer>;
  end(): Promise<unknown>;
}

const WORKER_SLACK_MS = 10_000;

export const startThinker = (): Thinker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'bot' });
  worker.unref();
  return {
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
