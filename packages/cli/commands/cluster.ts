import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, complain, parseWhole, say } from '../command.ts';
import { toldToClose } from '../told-to-close.ts';

const SESAME = fileURLToPath(new URL('../sesame.ts', import.meta.url));
/** A process that falls is started again, but not faster than this. */
const PAUSE = 500;

/** Several equal processes behind one port, which Node shares among them. */
export const clusterCommand: Command = {
  usage: 'cluster [--processes N] [--port N] [--data DIR]',
  summary: 'opens the house as several equal processes on PostgreSQL and Redis',
  optionsOnly: true,
  flags: {
    processes: 'how many (3)',
    port: 'where they listen (8080)',
    data: 'where PostgreSQL keeps its files if DATABASE_URL names none (data)',
  },
  run: async ({ flags }) => {
    const port = parseWhole('--port', flags.port ?? '8080', { min: 1, max: 65_535 });
    if (!port.ok) return complain(port.error.message);
    const processes = parseWhole('--processes', flags.processes ?? '3', { min: 1, max: 64 });
    if (!processes.ok) return complain(processes.error.message);
    const data = flags.data ?? 'data';

    const { buildIfStale } = await import('@sesame/web/build');
    await buildIfStale();
    const services = await openServices(data);
    cluster.setupPrimary({
      exec: SESAME,
      args: ['serve', '--port', String(port.value), '--data', data],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const env = { DATABASE_URL: services.database, REDIS_URL: services.redis };
    const open = async () => {
      const worker = cluster.fork(env);
      await once(worker, 'listening');
      return worker;
    };
    let closing = false;
    cluster.on('exit', (worker) => {
      if (closing || worker.exitedAfterDisconnect) return;
      say(`process ${worker.process.pid} has fallen and is started again`);
      setTimeout(() => !closing && void open(), PAUSE);
    });
    for (let n = 0; n < processes.value; n++) await open();
    say(`Sesame is open as ${processes.value} processes: http://localhost:${port.value}`);
    say(`For a change of version without a pause: kill -HUP ${process.pid}`);
    process.on('SIGHUP', () => void renew(open));

    await toldToClose();
    closing = true;
    await Promise.all(workers().map(drain));
    await services.close();
    return 0;
  },
};

const workers = (): readonly Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Lets a process finish what it does. Whoever was with it comes back to another. */
const drain = async (worker: Worker): Promise<void> => {
  worker.exitedAfterDisconnect = true;
  const gone = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  await gone;
};

/** Replaces the processes one after the other: a new one is open before an old one goes. */
const renew = async (open: () => Promise<Worker>): Promise<void> => {
  for (const old of workers()) {
    await open();
    await drain(old);
  }
  say('all processes are new');
};

interface Services {
  readonly database: string;
  readonly redis: string;
  close(): Promise<void>;
}

/** Those that the environment names; or else some of our own. */
const openServices = async (data: string): Promise<Services> => {
  const { DATABASE_URL: database, REDIS_URL: redis } = process.env;
  if (database !== undefined && redis !== undefined) return { database, redis, close: async () => {} };
  const { startPostgres, startRedis } = await import('@sesame/server/services');
  const [postgres, news] = await Promise.all([startPostgres(resolve(data)), startRedis()]);
  return {
    database: postgres.url,
    redis: news.url,
    close: async () => {
      await Promise.all([postgres.close(), news.close()]);
    },
  };
};
