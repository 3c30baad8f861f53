import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { meanOf } from '@sesame/simulator';
import type { BenchRow, BenchSize } from '../benches.ts';
import { type Measurement, measureContender } from './measure.ts';

/** A server in the comparison. Peers are installed separately, so that Sesame does not depend on them. */
interface Entrant {
  readonly name: string;
  /** Where an acknowledged move is stored. */
  readonly storage: 'disk' | 'memory' | 'none';
  readonly module: URL;
  readonly isPeer?: true;
}

const PEERS = new URL('../peers/', import.meta.url);
const RELAY: Entrant = {
  name: 'bare ws relay',
  storage: 'none',
  module: new URL('./relay.ts', import.meta.url),
};
const ENTRANTS: readonly Entrant[] = [
  { name: 'Sesame', storage: 'disk', module: new URL('./sesame.ts', import.meta.url) },
  { name: 'boardgame.io 0.50', storage: 'memory', module: new URL('./boardgame-io.mjs', PEERS), isPeer: true },
  { name: 'Colyseus 0.18', storage: 'memory', module: new URL('./colyseus.mjs', PEERS), isPeer: true },
  { name: 'ws relay with Sesame’s log', storage: 'disk', module: new URL('./log-relay.ts', import.meta.url) },
  RELAY,
];

const CONCURRENT_MATCHES = [10, 100];
const ROUNDS = 2;
/** Lets the JIT compiler warm up before each measurement. */
const WARM_UP_SECONDS = 3;

/** Moves per second from player to player, compared with other servers and with a bare relay in the same run. */
export const benchMoves = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const hasPeers = existsSync(new URL('./node_modules', PEERS));
  if (!hasPeers) console.error('Skipping boardgame.io and Colyseus. To include them, run: npm ci --prefix bench/peers');
  const entrants = ENTRANTS.filter(({ isPeer }) => hasPeers || !isPeer);
  const rows: BenchRow[] = [];
  for (const matches of CONCURRENT_MATCHES) rows.push(...(await compare(entrants, { matches, seconds })));
  return rows;
};

/** Each round starts with another entrant, so that none is always measured first. */
const compare = async (
  entrants: readonly Entrant[],
  { matches, seconds }: { matches: number; seconds: number },
): Promise<readonly BenchRow[]> => {
  const measured = new Map<Entrant, Measurement[]>(entrants.map((entrant) => [entrant, []]));
  for (let round = 0; round < ROUNDS; round++) {
    const first = Math.floor((round * entrants.length) / ROUNDS);
    for (const entrant of [...entrants.slice(first), ...entrants.slice(0, first)]) {
      const load = { module: entrant.module.href, matches, warmUp: WARM_UP_SECONDS, seconds, data: resolve('data') };
      measured.get(entrant)?.push(await measureContender(load));
    }
  }
  const meanFor = (entrant: Entrant, figure: keyof Measurement) =>
    meanOf((measured.get(entrant) ?? []).map((one) => one[figure]));
  const relayPerSecond = meanFor(RELAY, 'perSecond');
  return entrants.map((entrant) => ({
    server: entrant.name,
    storage: entrant.storage,
    matches,
    'moves/s': Math.round(meanFor(entrant, 'perSecond')),
    'p50 ms': Number(meanFor(entrant, 'p50').toFixed(2)),
    'p99 ms': Number(meanFor(entrant, 'p99').toFixed(2)),
    'main µs/move': Math.round(meanFor(entrant, 'mainMicroseconds')),
    'writer µs/move': Math.round(meanFor(entrant, 'writerMicroseconds')),
    'relative to relay': Number((meanFor(entrant, 'perSecond') / relayPerSecond).toFixed(2)),
  }));
};
