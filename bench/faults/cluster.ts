import { freePort, type Line, openLine, type Service, startPostgres, startRedis } from '@sesame/server/services';
import { type HouseProcess, startHouse } from './restarting-server.ts';
import type { Doors } from './virtual-player.ts';

/** A house of several processes on PostgreSQL and Redis, each with a line of its own to the database. */
export interface SharedHouse {
  readonly doors: Doors;
  readonly processes: readonly HouseProcess[];
  readonly lines: readonly Line[];
  readonly postgres: Service;
  readonly redis: Service;
  /** Resolves once all processes are open. */
  opened(): Promise<void>;
  close(): Promise<void>;
}

export const openSharedHouse = async (count: number): Promise<SharedHouse> => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const lines = await Promise.all(Array.from({ length: count }, () => openLine(postgres.port)));
  const processes = await Promise.all(
    lines.map(async ({ port }) => {
      const database = new URL(postgres.url);
      database.port = String(port);
      return startHouse(await freePort(), { database: database.href, redis: redis.url });
    }),
  );
  const opened = async () => {
    await Promise.all(processes.map((process) => process.opened()));
  };
  await opened();
  const [first, ...others] = processes.map(({ url }) => url);
  if (first === undefined) throw new Error('a house has at least one process');
  return {
    doors: [first, ...others],
    processes,
    lines,
    postgres,
    redis,
    opened,
    close: async () => {
      await Promise.all(processes.map((process) => process.close()));
      for (const line of lines) line.close();
      await Promise.all([postgres.close(), redis.close()]);
    },
  };
};
