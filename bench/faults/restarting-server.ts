import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Messages to a server process and from it. */
export type ServerCommand = { readonly type: 'measure-memory' } | { readonly type: 'clock'; readonly aheadMs: number };
export type ServerReport = { readonly type: 'ready' } | ({ readonly type: 'memory' } & MemoryUsage);

/** Bytes after a garbage collection. */
export interface MemoryUsage {
  readonly rss: number;
  readonly heap: number;
}

/** A server process that is restarted whenever it exits. */
export interface RestartingServer {
  readonly url: string;
  readonly pid: number | undefined;
  isReady(): boolean;
  /** Resolves once the server accepts connections. */
  untilReady(): Promise<void>;
  /** Kills with SIGKILL: no warning, nothing flushed. */
  kill(): Promise<void>;
  /** Shifts the system clock of the process. */
  setClock(aheadMs: number): void;
  measureMemory(): Promise<MemoryUsage>;
  /** Exit codes and stderr of exits without a kill. */
  readonly crashes: readonly string[];
  close(): Promise<void>;
}

const RESTART_DELAY_MS = 300;
const READY_POLL_MS = 50;
const STDERR_TAIL_LENGTH = 4_000;

export const startRestartingServer = (port: number, settings: Readonly<Record<string, unknown>>): RestartingServer => {
  const crashes: string[] = [];
  let child: ChildProcess;
  let isReady = false;
  let isKilled = false;
  let isClosed = false;

  const start = () => {
    const clockModule = new URL('./clock-jumps.ts', import.meta.url);
    child = fork(new URL('./server-main.ts', import.meta.url), [JSON.stringify({ ...settings, port })], {
      execArgv: ['--expose-gc', `--import=${clockModule.href}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let stderrTail = '';
    child.stderr?.on('data', (text) => {
      stderrTail = `${stderrTail}${text}`.slice(-STDERR_TAIL_LENGTH);
      if (process.env.SESAME_LOG !== undefined) process.stderr.write(text);
    });
    isKilled = false;
    child.on('message', (message: ServerReport) => {
      if (message.type === 'ready') isReady = true;
    });
    child.once('exit', (code) => {
      // A start that failed because the database was down is just retried.
      if (isReady && !isKilled) crashes.push(`exited with ${code}: ${stderrTail}`);
      isReady = false;
      if (!isClosed) setTimeout(() => !isClosed && start(), RESTART_DELAY_MS);
    });
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    isKilled = true;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  start();

  return {
    url: `http://127.0.0.1:${port}`,
    get pid() {
      return child.pid;
    },
    isReady: () => isReady,
    untilReady: async () => {
      while (!isReady) await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
    },
    kill,
    setClock: (aheadMs) => void child.send({ type: 'clock', aheadMs } satisfies ServerCommand),
    measureMemory: async () => {
      const usage = new Promise<MemoryUsage>((resolve) => {
        const onMessage = (message: ServerReport) => {
          if (message.type !== 'memory') return;
          child.off('message', onMessage);
          resolve(message);
        };
        child.on('message', onMessage);
      });
      child.send({ type: 'measure-memory' } satisfies ServerCommand);
      return usage;
    },
    crashes,
    close: async () => {
      isClosed = true;
      await kill();
    },
  };
};
