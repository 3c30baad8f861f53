import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type HouseLine, lineTo } from '../lib/raw-client.ts';

/** Where a house keeps what it knows. */
export interface GrowthPlace {
  readonly data: string;
  readonly database?: string;
  readonly redis?: string;
}

/** A house in a process of its own. */
export interface GrowthHouse {
  readonly url: string;
  readonly line: HouseLine;
  /** Milliseconds from starting the process until the house was open. */
  readonly openedIn: number;
  /** Milliseconds of a core that it has taken so far. */
  cpu(): Promise<number>;
  /** Bytes that it holds once the rubbish is collected. */
  bytes(): Promise<number>;
  stop(): Promise<void>;
}

const running = new Set<GrowthHouse>();

/** Stops those that are still open, when something went wrong. */
export const stopHouses = async (): Promise<void> => {
  await Promise.all([...running].map(({ stop }) => stop()));
};

const SCRIPT = new URL('./measured-server-main.ts', import.meta.url);

export const startHouse = async (place: GrowthPlace): Promise<GrowthHouse> => {
  const started = performance.now();
  const child = fork(SCRIPT, [JSON.stringify(place)], {
    env: { ...process.env, NODE_ENV: 'production' },
    // Code that is not used for a while would be forgotten, and look like memory of matches.
    execArgv: ['--expose-gc', '--no-flush-bytecode'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const fallen = gone.then(([code]) => {
    throw new Error(`a house ended with ${code}`);
  });
  fallen.catch(() => {});
  const answer = async <Answer>(): Promise<Answer> => (await Promise.race([once(child, 'message'), fallen]))[0];
  const ask = (what: 'cpu' | 'bytes') => {
    child.send(what);
    return answer<number>();
  };
  const { port } = await answer<{ port: number }>();
  const house: GrowthHouse = {
    url: `http://127.0.0.1:${port}`,
    line: lineTo(port),
    openedIn: performance.now() - started,
    cpu: () => ask('cpu'),
    bytes: () => ask('bytes'),
    stop: async () => {
      running.delete(house);
      child.kill('SIGTERM');
      await gone;
    },
  };
  running.add(house);
  return house;
};
