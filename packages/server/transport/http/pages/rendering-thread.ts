import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AskedPage, RenderedPage } from '@sesame/protocol';
import type { RenderAnswer } from './render-worker.ts';

/** Renders pages in a worker thread, which starts with the first page and ends when nobody opens any. */
export interface RenderingThread {
  /** Undefined: not in time, and the page is sent without. `build` changes with every build of the web. */
  render(asked: AskedPage, build: string): Promise<RenderedPage | undefined>;
  close(): void;
}

interface Job {
  readonly asked: AskedPage;
  readonly done: (page: RenderedPage | undefined) => void;
}

/** A page takes ten to twenty milliseconds, more on a busy machine. One that is not there by then is sent without. */
const PATIENCE_MS = 600;
const MAX_WAITING = 4;
/** A thread that has not answered for so long is ended. */
const TIMEOUT_MS = 5_000;
/** The app takes tens of megabytes, which are not kept for longer. */
const IDLE_MS = 300_000;

const ENTRY = join('renderer', 'render-page.js');

export const makeRenderingThread = (folder: string, onError: (error: unknown) => void): RenderingThread => {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let isReady = false;
  let isRendering = false;
  let idle: NodeJS.Timeout | undefined;
  /** Ends the thread if the page that it renders takes too long. */
  let overdue: NodeJS.Timeout | undefined;
  /** The build that the thread has loaded, and one that failed or has no renderer. */
  let loaded = '';
  let failed = '';

  const stop = () => {
    clearTimeout(idle);
    clearTimeout(overdue);
    const stopped = worker;
    worker = undefined;
    isReady = false;
    isRendering = false;
    for (const { done } of waiting.splice(0)) done(undefined);
    void stopped?.terminate();
  };
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(stop, IDLE_MS).unref();
  };
  const start = async (build: string) => {
    loaded = build;
    const script = join(folder, ENTRY);
    const exists = await access(script).then(
      () => true,
      () => false,
    );
    if (!exists) {
      failed = build;
      return;
    }
    if (worker !== undefined || loaded !== build) return;
    const workerData = { script: pathToFileURL(script).href };
    const env = { ...process.env, NODE_ENV: 'production' };
    const started = new Worker(new URL('./render-worker.ts', import.meta.url), { name: 'pages', workerData, env });
    started.unref();
    worker = started;
    started.once('message', () => {
      isReady = worker === started;
      rest();
    });
    started.once('error', (error) => {
      failed = build;
      onError(error);
    });
    started.once('exit', () => worker === started && stop());
  };
  const run = ({ asked, done }: Job, thread: Worker) => {
    isRendering = true;
    clearTimeout(idle);
    overdue = setTimeout(() => {
      onError(new Error(`${asked.path} was not rendered in time`));
      stop();
    }, TIMEOUT_MS).unref();
    thread.once('message', (answer: RenderAnswer) => {
      if (worker === thread) clearTimeout(overdue);
      if ('error' in answer) onError(new Error(`${asked.path} was not rendered: ${answer.error}`));
      done('page' in answer ? answer.page : undefined);
      if (worker !== thread) return;
      isRendering = false;
      next();
    });
    thread.postMessage(asked);
  };
  const next = () => {
    if (isRendering || worker === undefined) return;
    const job = waiting.shift();
    if (job === undefined) rest();
    else run(job, worker);
  };

  return {
    render: async (asked, build) => {
      if (build === failed) return undefined;
      if (build !== loaded) stop();
      if (worker === undefined) await start(build);
      if (!isReady || waiting.length >= MAX_WAITING) return undefined;
      const { promise, resolve } = Promise.withResolvers<RenderedPage | undefined>();
      const job = { asked, done: resolve };
      const timeout = setTimeout(() => {
        if (waiting.includes(job)) waiting.splice(waiting.indexOf(job), 1);
        resolve(undefined);
      }, PATIENCE_MS);
      waiting.push(job);
      next();
      return promise.finally(() => clearTimeout(timeout));
    },
    close: stop,
  };
};
