import { fork } from 'node:child_process';
import type { Measured } from './closed-loop.ts';

/** One measurement: whose module, how many matches at once, for how long. */
export interface Load {
  readonly module: string;
  readonly matches: number;
  readonly warmUp: number;
  readonly seconds: number;
  /** The folder for what must be kept. */
  readonly data: string;
}

/** Measures with a fresh server and a fresh load generator, so that nothing is left over from another contender. */
export const measure = (load: Load): Promise<Measured> =>
  new Promise((done, failed) => {
    const child = fork(new URL('./load-generator.ts', import.meta.url), [JSON.stringify(load)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let measured: Measured | undefined;
    child.once('message', (message) => {
      measured = message as Measured;
    });
    child.once('error', failed);
    child.once('exit', () => (measured ? done(measured) : failed(new Error(`${load.module} could not be measured`))));
  });
