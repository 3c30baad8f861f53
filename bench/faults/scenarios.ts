import { startCluster } from './cluster.ts';
import { clusterFaults, singleServerFaults } from './fault-injection.ts';
import { type FaultReport, openScenario, type RunningScenario, runScenario } from './run-scenario.ts';
import { startSingleServer } from './single-server.ts';

/** Load and duration of a scenario. */
export interface FaultLoad {
  /** Faults repeat for this long; each occurs at least once. */
  readonly seconds: number;
  /** Matches running at the same time. */
  readonly matches: number;
  /** Minimum and maximum thinking time per move. */
  readonly thinkMs: readonly [number, number];
}

const PROCESS_COUNT = 3;

/** Three processes on PostgreSQL and Redis, or one on SQLite. */
const openPlace = {
  cluster: async () => {
    const cluster = await startCluster(PROCESS_COUNT);
    const location = { data: '', database: cluster.postgres.url };
    return { ...cluster, location, faults: clusterFaults(cluster) };
  },
  single: async () => {
    const server = await startSingleServer();
    const { process, disk } = server;
    const location = { data: disk.folder };
    const faults = singleServerFaults(server);
    return { processes: [process], urls: [process.url] as const, location, faults, close: server.close };
  },
};
export type Place = keyof typeof openPlace;

/** Injects faults into a place under load. */
export const runFaults = async (place: Place, load: FaultLoad): Promise<FaultReport> => {
  const opened = await openPlace[place]();
  try {
    return await runScenario({ ...opened, ...load });
  } finally {
    await opened.close();
  }
};

/** The same, step by step. */
export const openFaults = async (
  place: Place,
  load: Omit<FaultLoad, 'seconds'>,
): Promise<Omit<RunningScenario, 'close'> & { close(): Promise<void> }> => {
  const opened = await openPlace[place]();
  const running = await openScenario({ ...opened, ...load });
  return {
    ...running,
    close: async () => {
      running.close();
      await opened.close();
    },
  };
};
