import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of PostgreSQL or Redis of one's own, on a free port of this machine only. */
export interface Service {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it, and if its folder was made for it, forgets everything. */
  close(): Promise<void>;
}

export interface Recipe {
  readonly name: string;
  readonly port: number;
  readonly home: ServiceFolder;
  readonly url: string;
  readonly command: readonly [string, ...string[]];
  readonly user?: User;
  readonly isReady: () => boolean;
}

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Where a service keeps what it knows. */
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
    // Apart from the terminal: whoever presses Ctrl+C there means the house, which ends its services last.
    child = spawn(program, args, { cwd: home.folder, stdio: 'ignore', detached: true, ...user });
    for (let looks = 0; !isReady(); looks++) {
      if (child.exitCode !== null || looks > MAX_START_POLLS) throw new Error(`${name} does not start`);
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

/** A folder that stays, or one that goes with the service. */
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
  if (address === null || typeof address === 'string') throw new Error('no port is free');
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
