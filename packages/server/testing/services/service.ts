import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../lib/operator-error.ts';

/** A local PostgreSQL or Redis process on a free port. */
export interface Service {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its folder if that is temporary. */
  close(): Promise<void>;
}

export interface Recipe {
  readonly name: string;
  readonly port: number;
  readonly home: ServiceFolder;
  readonly url: string;
  readonly command: readonly [string, ...string[]];
  readonly user?: User;
  readonly isReady: () => boolean | Promise<boolean>;
}

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Data folder of a service. */
export interface ServiceFolder {
  readonly folder: string;
  leave(): void;
}

const MAX_START_POLLS = 200;
const START_POLL_MS = 50;

export const launch = async ({ name, port, home, url, command, user, isReady }: Recipe): Promise<Service> => {
  let child: ChildProcess | undefined;
  const start = async () => {
    const [program, ...args] = command;
    // Detached from the terminal: Ctrl+C should reach the server only, which stops its services last.
    child = spawn(program, args, { cwd: home.folder, stdio: 'ignore', detached: true, ...user });
    let isMissing = false;
    child.once('error', () => {
      isMissing = true;
    });
    for (let polls = 0; !(await isReady()); polls++) {
      if (isMissing) throw new OperatorError(`${name} is not installed: there is no ${program}.`);
      if (child.exitCode !== null || child.signalCode !== null || polls > MAX_START_POLLS)
        throw new OperatorError(`${name} does not start in ${home.folder}.`);
      await new Promise((later) => setTimeout(later, START_POLL_MS));
    }
  };
  const stop = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  };
  await start();
  return {
    url,
    port,
    start,
    stop,
    close: async () => {
      await stop();
      home.leave();
    },
  };
};

/** A permanent folder, or a temporary one. */
export const makeServiceFolder = (name: string, kept: string | undefined): ServiceFolder => {
  const folder = kept === undefined ? mkdtempSync(join(tmpdir(), `sesame-${name}-`)) : join(kept, name);
  mkdirSync(folder, { recursive: true });
  return { folder, leave: () => kept === undefined && rmSync(folder, { recursive: true, force: true }) };
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
};

export const succeeds = (program: string, args: readonly string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
