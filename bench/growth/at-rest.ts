import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRow } from '../benches.ts';
import { figureRow } from './growth-rows.ts';

const COMMAND = new URL('../../packages/cli/launch.js', import.meta.url);
const REST_MS = 10_000;
const BYTES_PER_KB = 1_024;

interface Figures {
  readonly startSeconds: number;
  readonly cpuSeconds: number;
  readonly restingBytes: number;
}

/** Time until `sesame serve` is up with the web built, and its memory after ten seconds at rest. Linux only, by /proc. */
export const measureAtRest = async (data: string): Promise<readonly BenchRow[]> => {
  // The first start builds the web if it is stale, and compiles the modules.
  await startAndRest(data);
  const { startSeconds, cpuSeconds, restingBytes } = await startAndRest(data);
  const row = (what: string, unit: string, cost: number) => figureRow({ what, unit, size: 0, cost });
  return [
    row('start of `sesame serve`, second time', 's', startSeconds),
    row('CPU of that start', 's', cpuSeconds),
    row('resident memory at rest', 'bytes', restingBytes),
  ];
};

const startAndRest = async (data: string): Promise<Figures> => {
  const folder = mkdtempSync(join(data, 'at-rest-'));
  const started = performance.now();
  const args = [COMMAND.pathname, 'serve', '--json', '--port', '0', '--host', '127.0.0.1', '--data', folder];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(([code]) => {
      throw new Error(`the server exited with ${code}`);
    }),
  ]);
  const startSeconds = (performance.now() - started) / 1_000;
  const cpuSeconds = cpuSecondsOf(child.pid);
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const restingBytes = restingBytesOf(child.pid);
  child.kill('SIGTERM');
  await exited;
  rmSync(folder, { recursive: true });
  return { startSeconds, cpuSeconds, restingBytes };
};

/** Of all threads. */
const cpuSecondsOf = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) / CLOCK_TICKS_PER_SECOND;
};
const CLOCK_TICKS_PER_SECOND = 100;

const restingBytesOf = (pid: number | undefined): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * BYTES_PER_KB;
};
