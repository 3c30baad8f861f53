import { Worker } from 'node:worker_threads';
import type { Scene } from './scene.ts';
import type { Drawn } from './worker.ts';

/** Draws pictures in a worker thread, one after the other. */
export interface DrawingThread {
  /** The picture as PNG. Undefined: too many are waiting. */
  draw(scene: Scene): Promise<Uint8Array | undefined>;
  close(): void;
}

interface Job {
  readonly scene: Scene;
  readonly done: (png: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

const MAX_WAITING = 24;
/** A picture takes a tenth of a second; on a busy machine, seconds. */
const TIMEOUT_MS = 20_000;
/** Fonts and dictionaries are not kept in memory for longer. */
const IDLE_MS = 300_000;

export const makeDrawingThread = (): DrawingThread => {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let isDrawing = false;
  let idle: NodeJS.Timeout | undefined;

  const stop = () => {
    void worker?.terminate();
    worker = undefined;
  };
  const start = (): Worker => {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url));
    worker.unref();
    return worker;
  };
  const run = ({ scene, done, failed }: Job) => {
    const thread = start();
    isDrawing = true;
    clearTimeout(idle);
    const settle = (drawn: Drawn, isHealthy: boolean) => {
      clearTimeout(timeout);
      thread.off('message', onMessage);
      thread.off('error', onError);
      if (!isHealthy) stop();
      isDrawing = false;
      if (drawn.png === undefined) failed(new Error(`no picture of a ${scene.kind}: ${drawn.error}`));
      else done(drawn.png);
      next();
    };
    const timeout = setTimeout(() => settle({ error: 'it took too long' }, false), TIMEOUT_MS);
    const onMessage = (drawn: Drawn) => settle(drawn, true);
    const onError = (error: unknown) => settle({ error: String(error) }, false);
    thread.on('message', onMessage);
    thread.on('error', onError);
    thread.postMessage(scene);
  };
  const next = () => {
    if (isDrawing) return;
    const job = waiting.shift();
    if (job !== undefined) return run(job);
    idle = setTimeout(stop, IDLE_MS);
    idle.unref();
  };

  return {
    draw: async (scene) => {
      if (waiting.length >= MAX_WAITING) return undefined;
      return new Promise((done, failed) => {
        waiting.push({ scene, done, failed });
        next();
      });
    },
    close: () => {
      clearTimeout(idle);
      stop();
    },
  };
};
