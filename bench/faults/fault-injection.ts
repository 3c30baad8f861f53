import type { SharedHouse } from './cluster.ts';
import type { HouseProcess } from './restarting-server.ts';
import type { LoneHouse } from './single-server.ts';

/** Something that goes wrong, and is well again when it resolves. */
export interface Trouble {
  readonly name: string;
  cause(): Promise<void>;
}

const HOUR = 3_600_000;
const pause = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds));

/** A process is killed while another is open, as whoever kills them all takes the house away. It comes back by itself. */
const killOne = (processes: readonly HouseProcess[]): (() => Promise<void>) => {
  let turn = 0;
  return async () => {
    const open = processes.filter((process) => process.isOpen());
    turn += 1;
    if (open.length === processes.length) await open[turn % open.length]?.kill();
  };
};

/** All that befalls a house of several processes, in turn. */
export const sharedTroubles = ({ processes, lines, postgres, redis }: SharedHouse): readonly Trouble[] => {
  const kill: Trouble = { name: 'process killed', cause: killOne(processes) };
  const away = async (service: { stop(): Promise<void>; start(): Promise<void> }, milliseconds: number) => {
    await service.stop();
    await pause(milliseconds);
    await service.start();
  };
  let turn = 0;
  const next = <One>(all: readonly One[]): One | undefined => all[turn++ % all.length];
  return [
    kill,
    { name: 'Redis stopped and started', cause: () => away(redis, 3_000) },
    kill,
    {
      name: 'line to PostgreSQL torn',
      cause: async () => {
        const line = next(lines);
        line?.tear();
        await pause(3_000);
        line?.heal();
      },
    },
    {
      name: 'clock set forth and back',
      cause: async () => {
        const process = next(processes);
        for (const ahead of [5 * HOUR, -3 * HOUR, 0]) {
          if (process?.isOpen()) process.setClock(ahead);
          await pause(1_000);
        }
      },
    },
    kill,
    { name: 'PostgreSQL restarted', cause: () => away(postgres, 1_500) },
    {
      name: 'line to PostgreSQL silent',
      cause: async () => {
        const line = next(lines);
        line?.silence();
        await pause(6_000);
        line?.heal();
      },
    },
  ];
};

/** All that befalls a house of one process on a small disk. */
export const loneTroubles = ({ process, disk }: LoneHouse): readonly Trouble[] => {
  const kill: Trouble = {
    name: 'process killed',
    cause: async () => {
      await process.kill();
      await process.opened();
    },
  };
  const full: Trouble = {
    name: 'disk full',
    cause: async () => {
      const { pid = 0 } = process;
      await disk.fill(pid);
      await pause(4_000);
      disk.free(pid);
    },
  };
  return [kill, full, kill];
};
