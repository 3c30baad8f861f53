import { startCluster } from './cluster.ts';
import { clusterFaults, singleServerFaults } from './fault-injection.ts';
import { type FaultReport, runScenario } from './run-scenario.ts';
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

/** Injects faults into three processes on PostgreSQL and Redis. */
export const runClusterScenario = async (load: FaultLoad): Promise<FaultReport> => {
  const cluster = await startCluster(PROCESS_COUNT);
  try {
    const location = { data: '', database: cluster.postgres.url };
    return await runScenario({ ...cluster, ...load, location, faults: clusterFaults(cluster) });
  } finally {
    await cluster.close();
  }
};

/** Injects faults into a single process on SQLite. */
export const runSingleServerScenario = async (load: FaultLoad): Promise<FaultReport> => {
  const server = await startSingleServer();
  const { process, disk } = server;
  try {
    const location = { data: disk.folder };
    return await runScenario({
      ...load,
      location,
      processes: [process],
      urls: [process.url],
      faults: singleServerFaults(server),
    });
  } finally {
    await server.close();
  }
};
