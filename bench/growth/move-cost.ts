import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRow } from '../benches.ts';
import type { ServerTarget } from '../lib/raw-client.ts';
import { runClosedLoop } from '../moves/closed-loop.ts';
import { openSesameDuel } from '../moves/sesame-duel.ts';
import type { BackingServices } from './backing-services.ts';
import { openCpuQuota } from './cpu-quota.ts';
import { type CostPoint, figureRow, growthRow } from './growth-rows.ts';
import { type MeasuredServer, type StorageSettings, startMeasuredServer } from './measured-server.ts';
import { measurePgbench } from './pgbench.ts';

export interface MoveCostRequest {
  readonly data: string;
  readonly services: BackingServices;
  readonly seconds: number;
}

/** Throughput, and CPU time per move of the server processes and of PostgreSQL with Redis. */
interface MoveCost {
  readonly processes: number;
  readonly matches: number;
  readonly perSecond: number;
  readonly serverCpuMs: number;
  readonly servicesCpuMs: number;
}

const MATCHES = 60;
/** Three processes with as many matches per process as two have with `MATCHES`. */
const SCALED_UP = { processes: 3, matches: 90 };
const MATCHES_OPENED_AHEAD = 10;
const WARM_UP_SECONDS = 2;
const PROCESS_COUNTS = [1, 2, 3];
const HALF_A_CORE = 0.5;

/**
 * Moves per second with one, two and three processes, beside what pgbench makes of the same rows. In a cluster the two
 * players use different processes.
 */
export const measureMoveCost = async ({ data, services, seconds }: MoveCostRequest): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(data, 'moves-'));
  const alone = await measureCluster([{ data: folder }], { services, seconds, matches: MATCHES });
  const shared: MoveCost[] = [];
  for (const { processes, matches } of [
    ...PROCESS_COUNTS.map((processes) => ({ processes, matches: MATCHES })),
    SCALED_UP,
  ]) {
    const database = services.makeDatabase(`moves_${processes}_${matches}`);
    const place = { data: folder, database, redis: services.redis };
    shared.push(await measureCluster(new Array(processes).fill(place), { services, seconds, matches }));
  }
  const pgbench = measurePgbench(await makeMigrated(services, folder), { clients: MATCHES, seconds });
  rmSync(folder, { recursive: true });
  const [one] = shared;
  return [
    ...rowsOf('SQLite', alone),
    ...shared.flatMap((cost) => rowsOf('PostgreSQL', cost)),
    figureRow({
      what: 'rows per second by pgbench, one transaction each',
      unit: 'rows/s',
      size: MATCHES,
      cost: pgbench,
    }),
    figureRow({
      what: 'moves of one process per row of pgbench',
      unit: '',
      size: 1,
      cost: (one?.perSecond ?? 0) / pgbench,
    }),
    ...flatnessRows(shared),
  ];
};

/** An empty database with Sesame's tables. */
const makeMigrated = async (services: BackingServices, data: string): Promise<string> => {
  const database = services.makeDatabase('pgbench');
  await (await startMeasuredServer({ data, database, redis: services.redis })).stop();
  return database;
};

/**
 * Moves per second of one process with half a core, and of two with half a core each, where the players of a match are on
 * the same process, as the web brings them there.
 */
export const measureHalfCores = async ({ data, services, seconds }: MoveCostRequest): Promise<readonly BenchRow[]> => {
  const quota = openCpuQuota();
  if (quota === undefined) {
    console.error('Skipping processes with half a core each: control groups can only be made by root.');
    return [];
  }
  const folder = mkdtempSync(join(data, 'half-cores-'));
  const costs: MoveCost[] = [];
  for (const processes of [1, 2]) {
    const database = services.makeDatabase(`half_cores_${processes}`);
    const storages = new Array(processes).fill({ data: folder, database, redis: services.redis });
    const limit = (pid: number) => quota.limit(pid, HALF_A_CORE);
    costs.push(await measureCluster(storages, { services, seconds, matches: MATCHES, isTogether: true, limit }));
  }
  quota.close();
  rmSync(folder, { recursive: true });
  const [small, large] = costs.map(({ processes: size, perSecond: cost }) => ({ size, cost }));
  const what = 'moves per second, half a core per process';
  return small && large ? [growthRow({ what, unit: 'moves/s', small, large })] : [];
};

interface ClusterLoad extends Pick<MoveCostRequest, 'services' | 'seconds'> {
  readonly matches: number;
  /** Whether the players of a match use the same process. */
  readonly isTogether?: boolean;
  /** Called with each process, once its matches are open. */
  readonly limit?: (pid: number) => void;
}

const measureCluster = async (
  storages: readonly StorageSettings[],
  { services, seconds, matches, isTogether = false, limit = () => {} }: ClusterLoad,
): Promise<MoveCost> => {
  const servers: MeasuredServer[] = [];
  for (const storage of storages) servers.push(await startMeasuredServer(storage));
  const targetFor = (n: number): ServerTarget => {
    const server = servers[n % servers.length];
    if (server === undefined) throw new Error('no server is running');
    return server.target;
  };
  const opening = Array.from({ length: matches }, (_, n) =>
    openSesameDuel([targetFor(n), targetFor(isTogether ? n : n + 1)], MATCHES_OPENED_AHEAD),
  );
  const duels = await Promise.all(opening);
  for (const { pid } of servers) limit(pid);
  const serverCpu = async () => (await Promise.all(servers.map((one) => one.cpuMs()))).reduce((a, b) => a + b, 0);
  await runClosedLoop(duels, { warmUp: 0, seconds: WARM_UP_SECONDS });
  const before = { server: await serverCpu(), services: services.cpuMs() };
  const { perSecond, moves } = await runClosedLoop(duels, { warmUp: 0, seconds });
  const after = { server: await serverCpu(), services: services.cpuMs() };
  for (const { close } of duels) close();
  await Promise.all(servers.map(({ stop }) => stop()));
  return {
    processes: storages.length,
    matches,
    perSecond,
    serverCpuMs: (after.server - before.server) / moves,
    servicesCpuMs: (after.services - before.services) / moves,
  };
};

const rowsOf = (
  on: string,
  { processes: size, matches, perSecond, serverCpuMs, servicesCpuMs }: MoveCost,
): readonly BenchRow[] => [
  figureRow({ what: `moves per second on ${on}, ${matches} matches`, unit: 'moves/s', size, cost: perSecond }),
  figureRow({ what: `server CPU per move on ${on}`, unit: 'ms', size, cost: serverCpuMs }),
  ...(on === 'SQLite'
    ? []
    : [figureRow({ what: 'CPU of PostgreSQL and Redis per move', unit: 'ms', size, cost: servicesCpuMs })]),
];

/**
 * A match involves at most two processes, so the cost per move must not grow with the number of processes. Compares two
 * processes with three: with the same matches (group commits get smaller), and with the same matches per process.
 */
const flatnessRows = (costs: readonly MoveCost[]): readonly BenchRow[] => {
  const at = (processes: number, matches: number): CostPoint => {
    const found = costs.find((cost) => cost.processes === processes && cost.matches === matches);
    return { size: 1, cost: (found?.serverCpuMs ?? 0) + (found?.servicesCpuMs ?? 0) };
  };
  const row = (what: string, large: CostPoint) =>
    growthRow({ what: `total CPU per move, ${what}`, unit: 'ms', small: at(2, MATCHES), large });
  return [
    row('three processes vs. two, same matches', at(3, MATCHES)),
    row('three processes vs. two, same matches per process', at(SCALED_UP.processes, SCALED_UP.matches)),
  ];
};
