import {
  type FaultyLine,
  freePort,
  openFaultyLine,
  type Service,
  startPostgres,
  startRedis,
} from '@sesame/server/services';
import { type RestartingServer, startRestartingServer } from './restarting-server.ts';
import type { ServerUrls } from './virtual-player.ts';

/** Server processes on PostgreSQL and Redis, each with its own interruptible connection to the database. */
export interface Cluster {
  readonly urls: ServerUrls;
  readonly processes: readonly RestartingServer[];
  readonly databaseLinks: readonly FaultyLine[];
  readonly postgres: Service;
  readonly redis: Service;
  /** Resolves once all processes are ready. */
  untilReady(): Promise<void>;
  close(): Promise<void>;
}

export const startCluster = async (count: number): Promise<Cluster> => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const databaseLinks = await Promise.all(Array.from({ length: count }, () => openFaultyLine(postgres.port)));
  const processes = await Promise.all(
    databaseLinks.map(async ({ port }) => {
      const database = new URL(postgres.url);
      database.port = String(port);
      return startRestartingServer(await freePort(), { database: database.href, redis: redis.url });
    }),
  );
  const untilReady = async () => {
    await Promise.all(processes.map((process) => process.untilReady()));
  };
  await untilReady();
  const [first, ...others] = processes.map(({ url }) => url);
  if (first === undefined) throw new Error('a cluster needs at least one process');
  return {
    urls: [first, ...others],
    processes,
    databaseLinks,
    postgres,
    redis,
    untilReady,
    close: async () => {
      await Promise.all(processes.map((process) => process.close()));
      for (const link of databaseLinks) link.close();
      await Promise.all([postgres.close(), redis.close()]);
    },
  };
};
