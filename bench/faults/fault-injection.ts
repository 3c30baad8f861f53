import type { Cluster } from './cluster.ts';
import type { RestartingServer } from './restarting-server.ts';
import type { SingleServer } from './single-server.ts';

/** A temporary fault. `inject` resolves once it is over. */
export interface Fault {
  readonly name: string;
  inject(load: LoadUnderFault): Promise<void>;
}

/** What the players notice of a fault. */
export interface LoadUnderFault {
  /** Moves refused with `not-saved` so far. */
  refusedAsNotSaved(): number;
}

const HOUR_MS = 3_600_000;
const MAX_FULL_DISK_MS = 60_000;
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Kills one process, but only while all are running, so that the cluster never goes down. It restarts by itself. */
const killOne = (processes: readonly RestartingServer[]): (() => Promise<void>) => {
  let turn = 0;
  return async () => {
    const ready = processes.filter((process) => process.isReady());
    turn += 1;
    if (ready.length === processes.length) await ready[turn % ready.length]?.kill();
  };
};

/** The faults of a cluster, in the order they are injected. */
export const clusterFaults = ({ processes, databaseLinks, postgres, redis }: Cluster): readonly Fault[] => {
  const kill: Fault = { name: 'process killed', inject: killOne(processes) };
  const stopFor = async (service: { stop(): Promise<void>; start(): Promise<void> }, milliseconds: number) => {
    await service.stop();
    await pause(milliseconds);
    await service.start();
  };
  let turn = 0;
  const next = <Item>(items: readonly Item[]): Item | undefined => items[turn++ % items.length];
  return [
    kill,
    { name: 'Redis stopped and started', inject: () => stopFor(redis, 3_000) },
    kill,
    {
      name: 'PostgreSQL connection cut',
      inject: async () => {
        const link = next(databaseLinks);
        link?.tear();
        await pause(3_000);
        link?.heal();
      },
    },
    {
      name: 'clock set forward and back',
      inject: async () => {
        const process = next(processes);
        for (const aheadMs of [5 * HOUR_MS, -3 * HOUR_MS, 0]) {
          if (process?.isReady()) process.setClock(aheadMs);
          await pause(1_000);
        }
      },
    },
    kill,
    { name: 'PostgreSQL restarted', inject: () => stopFor(postgres, 1_500) },
    {
      name: 'PostgreSQL connection stalled',
      inject: async () => {
        const link = next(databaseLinks);
        link?.silence();
        await pause(6_000);
        link?.heal();
      },
    },
  ];
};

/** The faults of a single server on a small disk. */
export const singleServerFaults = ({ process, disk }: SingleServer): readonly Fault[] => {
  const kill: Fault = {
    name: 'process killed',
    inject: async () => {
      await process.kill();
      await process.untilReady();
    },
  };
  const fillDisk: Fault = {
    name: 'disk full',
    inject: async ({ refusedAsNotSaved }) => {
      const { pid = 0 } = process;
      const before = refusedAsNotSaved();
      const end = performance.now() + MAX_FULL_DISK_MS;
      await disk.fill(pid);
      // SQLite's log may still have room for some thousand moves in the file it has.
      while (refusedAsNotSaved() === before && performance.now() < end) await pause(100);
      await pause(4_000);
      disk.free(pid);
    },
  };
  return [kill, fillDisk, kill];
};
