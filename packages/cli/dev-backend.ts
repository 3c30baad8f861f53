import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { readServerLine, type ServerNews } from './server-lines.ts';

/** Saves of several files within this time restart the server once. */
const SETTLE_MS = 300;

export interface Backend {
  /** Starts the server again, as the rules have changed. */
  restart(): void;
  close(): Promise<void>;
}

export interface BackendSettings {
  /** The arguments of `sesame serve`. */
  readonly args: readonly string[];
  /** The script of the `sesame` command. */
  readonly script: string;
  onNews(news: ServerNews | { readonly type: 'ended' }): void;
}

/** Runs the server in a process of its own, which can be replaced while the site stays open. */
export const startBackend = ({ args, script, onNews }: BackendSettings): Backend => {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Servers follow one another, as two cannot use the same data. */
  let changing: Promise<void> = Promise.resolve();

  const start = () => {
    const next = spawn(process.execPath, [script, 'serve', ...args, '--json'], {
      env: {
        ...process.env,
        SESAME_WEB: 'off',
        SESAME_LOG: process.env.SESAME_LOG ?? 'error',
        // As under npm, the server ends when the process that started it is gone, even if that was killed.
        npm_lifecycle_event: 'dev',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = next;
    for (const input of [next.stdout, next.stderr]) {
      if (input === null) continue;
      createInterface({ input }).on('line', (line) => child === next && onNews(readServerLine(line)));
    }
    next.once('exit', () => {
      if (child === next) onNews({ type: 'ended' });
    });
  };
  const stop = async () => {
    const last = child;
    child = undefined;
    if (last === undefined || last.exitCode !== null || last.signalCode !== null) return;
    const gone = once(last, 'exit');
    last.kill('SIGTERM');
    await gone;
  };

  start();
  // Vite ends the process at signals by itself.
  process.once('exit', () => child?.kill('SIGTERM'));
  return {
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        changing = changing.then(stop).then(start);
      }, SETTLE_MS);
    },
    close: async () => {
      clearTimeout(timer);
      await changing.then(stop);
    },
  };
};

/** A port that nobody uses. */
export const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
