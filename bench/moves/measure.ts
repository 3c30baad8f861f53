import { fork } from 'node:child_process';
import type { LoopResult } from './closed-loop.ts';

/** One measurement. */
export interface Load {
  /** URL of the contender's module. */
  readonly module: string;
  readonly matches: number;
  /** Seconds. */
  readonly warmUp: number;
  readonly seconds: number;
  /** Folder for data files. */
  readonly data: string;
}

/** Also the CPU time of the server's threads, per move. */
export interface Measurement extends LoopResult {
  readonly mainMicroseconds: number;
  readonly writerMicroseconds: number;
}

/** Measures in a new load generator process with a new server, so contenders don't influence each other. */
export const measureContender = (load: Load): Promise<Measurement> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('./load-generator.ts', import.meta.url), [JSON.stringify(load)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let measured: Measurement | undefined;
    child.once('message', (message) => {
      measured = message as Measurement;
    });
    child.once('error', reject);
    child.once('exit', () =>
      measured ? resolve(measured) : reject(new Error(`${load.module} exited without a result`)),
    );
  });
