import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '@sesame/registry';
import type { BenchRow, BenchSize } from '../benches.ts';
import type { ThoughtSample } from './bots-server.ts';
import { startVisitor, type Visitor } from './visitor.ts';

const MATCHES = 200;
const MIN_SECONDS = 30;
/** Until every game's bots are loaded and the matches are spread out. */
const WARM_UP_MS = 20_000;
const SERVER_SCRIPT = new URL('./bots-server.ts', import.meta.url);

/** How long bots wait for each other's searches, with many matches of all games against them. */
export const benchBots = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const parent = resolve('data');
  mkdirSync(parent, { recursive: true });
  const data = mkdtempSync(join(parent, 'bots-'));
  const child = fork(SERVER_SCRIPT, [data], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const nextMessage = async <Answer>(): Promise<Answer> => (await once(child, 'message'))[0];
  const takeSamples = () => {
    child.send('thoughts');
    return nextMessage<readonly ThoughtSample[]>();
  };
  const visitors: Visitor[] = [];
  try {
    const { port } = await nextMessage<{ port: number }>();
    const url = `http://127.0.0.1:${port}`;
    for (let index = 0; index < MATCHES; index++) {
      const game = GAMES[index % GAMES.length];
      if (game !== undefined) visitors.push(await startVisitor({ url, game, index: Math.floor(index / GAMES.length) }));
    }
    await sleep(WARM_UP_MS);
    const warmUp = await takeSamples();
    const measuredSeconds = Math.max(MIN_SECONDS, seconds);
    await sleep(measuredSeconds * 1_000);
    const measured = await takeSamples();
    return [rowOf('while all matches start', warmUp), rowOf(`then, for ${measuredSeconds} s`, measured)];
  } finally {
    for (const visitor of visitors) visitor.stop();
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(data, { recursive: true });
  }
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const rowOf = (when: string, samples: readonly ThoughtSample[]): BenchRow => {
  const waits = quantilesOf(samples.map(({ waitedMs }) => waitedMs));
  const shares = quantilesOf(samples.map(({ budgetShare }) => budgetShare));
  const cut = samples.filter(({ budgetShare }) => budgetShare < 1).length;
  return {
    when,
    matches: MATCHES,
    searches: samples.length,
    'waited p50 ms': round(waits(0.5)),
    'waited p95 ms': round(waits(0.95)),
    'waited max ms': round(waits(1)),
    'with a cut budget': `${round((100 * cut) / samples.length)} %`,
    'part of the budget, median': round(shares(0.5)),
    'part of the budget, least': round(shares(0)),
  };
};

const quantilesOf = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return (quantile: number): number => sorted[Math.round(quantile * (sorted.length - 1))] ?? 0;
};

const round = (number: number): number => Number(number.toPrecision(3));
