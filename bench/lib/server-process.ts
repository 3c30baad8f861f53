import { fork } from 'node:child_process';
import { once } from 'node:events';
import { threadCpuUsage } from 'node:process';
import type { Worker } from 'node:worker_threads';

/** As the store names it. Not imported: peers' servers must not load ours. */
const WRITER_THREAD = 'store-writer';

/** CPU time that the threads of a server have used so far, in microseconds. */
export interface ThreadCpu {
  readonly main: number;
  /** The thread that writes to SQLite; 0 without one. */
  readonly writer: number;
}

export interface ServerProcess {
  readonly port: number;
  cpu(): Promise<ThreadCpu>;
  stop(): Promise<void>;
}

/** Forks a server and resolves with its port once it is ready. */
export const startServer = async (script: URL, argument = ''): Promise<ServerProcess> => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(script, [argument], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const failure = exited.then(([code]) => {
    throw new Error(`${script.pathname} exited with ${code}`);
  });
  failure.catch(() => {});
  const nextMessage = async <Answer>(): Promise<Answer> => (await Promise.race([once(child, 'message'), failure]))[0];
  const { port } = await nextMessage<{ port: number }>();
  return {
    port,
    cpu: () => {
      child.send('thread-cpu');
      return nextMessage<ThreadCpu>();
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};

const totalOf = ({ user, system }: NodeJS.CpuUsage): number => user + system;

const workers = new Set<Worker>();
process.on('worker', (worker) => {
  workers.add(worker);
  worker.once('exit', () => workers.delete(worker));
});

const measureCpu = async (): Promise<ThreadCpu> => {
  const writer = [...workers].find(({ threadName }) => threadName === WRITER_THREAD);
  return { main: totalOf(threadCpuUsage()), writer: writer === undefined ? 0 : totalOf(await writer.cpuUsage()) };
};

/**
 * Called in the forked server: reports its port to the parent, and its CPU time when asked. It shuts down when the parent
 * exits.
 */
export const serveAsChild = (port: number, close: () => Promise<void> | void = () => {}): void => {
  const shutDown = async () => {
    await close();
    process.exit();
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
  process.once('disconnect', shutDown);
  process.on('message', async (request) => {
    if (request === 'thread-cpu') process.send?.(await measureCpu());
  });
  process.send?.({ port });
};
