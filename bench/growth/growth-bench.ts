import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BenchRow, BenchSize } from '../benches.ts';
import { measureAtRest } from './at-rest.ts';
import { startBackingServices } from './backing-services.ts';
import { measureIdleMatches } from './idle-matches.ts';
import { measureLogBytes } from './log-bytes.ts';
import { stopMeasuredServers } from './measured-server.ts';
import { measureMemory } from './memory.ts';
import { measureHalfCores, measureMoveCost } from './move-cost.ts';
import { measureReconnect } from './reconnect.ts';
import { measureSpectators } from './spectators.ts';

/** The two sizes at which each cost is measured. */
const SIZES_COMPARED = {
  memory: [1_000, 4_000],
  idleMatches: [10_000, 100_000],
  reconnect: [500, 5_000],
  spectators: [10, 1_000],
} as const;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Cost at scale: each measured at two sizes in one run, on real processes and services. */
export const benchGrowth = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const data = resolve('data');
  mkdirSync(data, { recursive: true });
  const services = await startBackingServices();
  const parts: readonly (readonly [string, () => Promise<readonly BenchRow[]>])[] = [
    ['start and memory at rest', () => measureAtRest(data)],
    ['cost per move by number of processes', () => measureMoveCost({ data, services, seconds })],
    ['processes with half a core each', () => measureHalfCores({ data, services, seconds })],
    ['spectators of one match', () => measureSpectators(data, SIZES_COMPARED.spectators)],
    ['sockets reconnecting at once', () => measureReconnect(data, SIZES_COMPARED.reconnect)],
    ['log size', () => measureLogBytes(data, services)],
    ['idle matches', () => measureIdleMatches(data, services, SIZES_COMPARED.idleMatches)],
    ['memory per match', () => measureMemory(data, SIZES_COMPARED.memory)],
  ];
  // PostgreSQL and Redis would outlive an interrupted run.
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
    await stopMeasuredServers();
    await services.close();
  }
};
