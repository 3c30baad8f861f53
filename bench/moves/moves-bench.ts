import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { meanOf } from '@sesame/simulator';
import type { BenchRow, BenchSize } from '../benches.ts';
import type { Measured } from './closed-loop.ts';
import { measure } from './measure.ts';

/** Servers of two-seat matches. A peer is installed apart, so that the house does not carry it. */
interface Entrant {
  readonly name: string;
  /** Where an acknowledged move is. */
  readonly keeps: 'disk' | 'memory' | 'nothing';
  readonly module: URL;
  readonly isPeer?: true;
}

const PEERS = new URL('../peers/', import.meta.url);
const RELAY: Entrant = {
  name: 'bare ws relay',
  keeps: 'nothing',
  module: new URL('./relay.ts', import.meta.url),
};
const ENTRANTS: readonly Entrant[] = [
  { name: 'Sesame', keeps: 'disk', module: new URL('./sesame.ts', import.meta.url) },
  { name: 'boardgame.io 0.50', keeps: 'memory', module: new URL('./boardgame-io.mjs', PEERS), isPeer: true },
  { name: 'Colyseus 0.18', keeps: 'memory', module: new URL('./colyseus.mjs', PEERS), isPeer: true },
  { name: 'ws relay with our log', keeps: 'disk', module: new URL('./log-relay.ts', import.meta.url) },
  RELAY,
];

const AT_ONCE = [10, 100];
const ROUNDS = 2;
/** Seconds before each measurement, for compilers to learn what is hot. */
const WARM_UP = 3;

/** Moves a second from player to player, against peers and against a relay that does nothing, all in the same run. */
export const benchMoves = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const hasPeers = existsSync(new URL('./node_modules', PEERS));
  if (!hasPeers) console.error('boardgame.io and Colyseus are left out; to install them: npm ci --prefix bench/peers');
  const entrants = ENTRANTS.filter(({ isPeer }) => hasPeers || !isPeer);
  const rows: BenchRow[] = [];
  for (const matches of AT_ONCE) rows.push(...(await compare(entrants, { matches, seconds })));
  return rows;
};

/** Each round begins with another entrant, so that none always has the machine at its best. */
const compare = async (
  entrants: readonly Entrant[],
  { matches, seconds }: { matches: number; seconds: number },
): Promise<readonly BenchRow[]> => {
  const measured = new Map<Entrant, Measured[]>(entrants.map((entrant) => [entrant, []]));
  for (let round = 0; round < ROUNDS; round++) {
    const first = Math.floor((round * entrants.length) / ROUNDS);
    for (const entrant of [...entrants.slice(first), ...entrants.slice(0, first)]) {
      const load = { module: entrant.module.href, matches, warmUp: WARM_UP, seconds, data: resolve('data') };
      measured.get(entrant)?.push(await measure(load));
    }
  }
  const meanFor = (entrant: Entrant, figure: keyof Measured) =>
    meanOf((measured.get(entrant) ?? []).map((one) => one[figure]));
  const ceiling = meanFor(RELAY, 'perSecond');
  return entrants.map((entrant) => ({
    server: entrant.name,
    keeps: entrant.keeps,
    'matches at once': matches,
    'moves/s': Math.round(meanFor(entrant, 'perSecond')),
    'p50 ms': Number(meanFor(entrant, 'p50').toFixed(2)),
    'p99 ms': Number(meanFor(entrant, 'p99').toFixed(2)),
    'of the relay': Number((meanFor(entrant, 'perSecond') / ceiling).toFixed(2)),
  }));
};
