import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type ServerTarget, targetOf } from '../lib/raw-client.ts';

/** Where a server stores its data. */
export interface StorageSettings {
  readonly data: string;
  readonly database?: string;
  readonly redis?: string;
}

/** A server process whose resource use can be measured. */
export interface MeasuredServer {
  readonly url: string;
  readonly target: ServerTarget;
  readonly pid: number;
  /** From starting the process until the server was ready. */
  readonly startupMs: number;
  /** CPU time used so far. */
  cpuMs(): Promise<number>;
  /** Heap and external memory after a garbage collection. */
  heapBytes(): Promise<number>;
  stop(): Promise<void>;
}

const running = new Set<MeasuredServer>();

/** Stops the servers that are still running after an error. */
export const stopMeasuredServers = async (): Promise<void> => {
  await Promise.all([...running].map(({ stop }) => stop()));
};

const SERVER_SCRIPT = new URL('./measured-server-main.ts', import.meta.url);

export const startMeasuredServer = async (storage: StorageSettings): Promise<MeasuredServer> => {
  const started = performance.now();
  const child = fork(SERVER_SCRIPT, [JSON.stringify(storage)], {
    env: { ...process.env, NODE_ENV: 'production' },
    // V8 drops the bytecode of unused functions, which would distort the memory figures.
    execArgv: ['--expose-gc', '--no-flush-bytecode'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const failure = exited.then(([code]) => {
    throw new Error(`the server exited with ${code}`);
  });
  failure.catch(() => {});
  const nextMessage = async <Answer>(): Promise<Answer> => (await Promise.race([once(child, 'message'), failure]))[0];
  const ask = (what: 'cpu' | 'bytes') => {
    child.send(what);
    return nextMessage<number>();
  };
  const { port } = await nextMessage<{ port: number }>();
  const server: MeasuredServer = {
    url: `http://127.0.0.1:${port}`,
    target: targetOf(port),
    pid: child.pid ?? 0,
    startupMs: performance.now() - started,
    cpuMs: () => ask('cpu'),
    heapBytes: () => ask('bytes'),
    stop: async () => {
      running.delete(server);
      child.kill('SIGTERM');
      await exited;
    },
  };
  running.add(server);
  return server;
};
