import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRow } from '../benches.ts';
import type { ServerTarget } from '../lib/raw-client.ts';
import { runClosedLoop } from '../moves/closed-loop.ts';
import { openSesameDuel } from '../moves/sesame-duel.ts';
import type { BackingServices } from './backing-services.ts';
import { type CostPoint, figureRow, growthRow } from './growth-rows.ts';
import { type MeasuredServer, type StorageSettings, startMeasuredServer } from './measured-server.ts';

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

/** Moves per second with one, two and three processes. In a cluster the two players use different processes. */
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
  rmSync(folder, { recursive: true });
  return [...rowsOf('SQLite', alone), ...shared.flatMap((cost) => rowsOf('PostgreSQL', cost)), ...flatnessRows(shared)];
};

const measureCluster = async (
  storages: readonly StorageSettings[],
  { services, seconds, matches }: Pick<MoveCostRequest, 'services' | 'seconds'> & { readonly matches: number },
): Promise<MoveCost> => {
  const servers: MeasuredServer[] = [];
  for (const storage of storages) servers.push(await startMeasuredServer(storage));
  const targetFor = (n: number): ServerTarget => {
    const server = servers[n % servers.length];
    if (server === undefined) throw new Error('no server is running');
    return server.target;
  };
  const opening = Array.from({ length: matches }, (_, n) =>
    openSesameDuel([targetFor(n), targetFor(n + 1)], MATCHES_OPENED_AHEAD),
  );
  const duels = await Promise.all(opening);
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
