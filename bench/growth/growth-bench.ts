import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BenchRow, BenchSize } from '../benches.ts';
import { startServices } from './backing-services.ts';
import { measureRest } from './idle-matches.ts';
import { measureLogBytes } from './log-bytes.ts';
import { stopHouses } from './measured-server.ts';
import { measureMemory } from './memory.ts';
import { measureMoves } from './move-cost.ts';
import { measureReconnect } from './reconnect.ts';
import { measureSpectators } from './spectators.ts';

/** How large the two sides of each comparison are. */
const SIZES = {
  memory: [1_000, 4_000],
  rest: [10_000, 100_000],
  reconnect: [500, 5_000],
  spectators: [10, 1_000],
} as const;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What the house costs as it grows, each at two sizes in one run, on real parts. */
export const benchGrowth = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const data = resolve('data');
  mkdirSync(data, { recursive: true });
  const services = await startServices();
  const parts: readonly (readonly [string, () => Promise<readonly BenchRow[]>])[] = [
    ['moves, by processes', () => measureMoves({ data, services, seconds })],
    ['spectators of one match', () => measureSpectators(data, SIZES.spectators)],
    ['sockets that come back at once', () => measureReconnect(data, SIZES.reconnect)],
    ['bytes of the log', () => measureLogBytes(data, services)],
    ['a house full of matches at rest', () => measureRest(data, services, SIZES.rest)],
    ['memory of matches', () => measureMemory(data, SIZES.memory)],
  ];
  // They would outlive whoever interrupts this.
  const interrupted = () => void services.close().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, interrupted);
  try {
    const rows: BenchRow[] = [];
    for (const [what, measure] of parts) {
      console.error(what);
      rows.push(...(await measure()));
    }
    return rows;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupted);
    await stopHouses();
    await services.close();
  }
};
