import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@sesame/server/settings';
import { type Command, fail, parseWhole, print } from '../command.ts';
import { GAMES_FLAG } from '../outside-games.ts';
import { shutdownSignal } from '../shutdown-signal.ts';

const SESAME = fileURLToPath(new URL('../launch.js', import.meta.url));
/** Delay before a crashed process is restarted. */
const RESTART_DELAY_MS = 500;

/** Runs several equal server processes behind one port, which Node shares among them. */
export const clusterCommand: Command = {
  usage: 'cluster [--processes N] [--port N] [--data DIR] [--games DIR]',
  summary: 'Start the server as several processes on PostgreSQL and Redis.',
  optionsOnly: true,
  flags: {
    processes: 'number of processes (default: 3)',
    port: 'port to listen on (default: 8080)',
    ...GAMES_FLAG,
    data: 'directory of a PostgreSQL started for you if DATABASE_URL is not set (default: data)',
  },
  run: async ({ flags }) => {
    const port = parseWhole('--port', flags.port ?? '8080', { min: 1, max: 65_535 });
    if (!port.ok) return fail(port.error.message);
    const processes = parseWhole('--processes', flags.processes ?? '3', { min: 1, max: 64 });
    if (!processes.ok) return fail(processes.error.message);
    const data = flags.data ?? 'data';
    const { DATABASE_URL, REDIS_URL } = process.env;
    if ((DATABASE_URL === undefined) !== (REDIS_URL === undefined)) {
      return fail('Set both DATABASE_URL and REDIS_URL, or neither to have PostgreSQL and Redis started for you.');
    }

    // Once for all processes.
    const { web, webCache, games } = readSettings(flags.games === undefined ? {} : { games: flags.games });
    if (web === undefined) await buildWeb(webCache, games);
    const services = await openServices(data);
    cluster.setupPrimary({
      exec: SESAME,
      args: [
        'serve',
        '--port',
        String(port.value),
        '--data',
        data,
        ...(games.length > 0 ? ['--games', games.join()] : []),
      ],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const env = { DATABASE_URL: services.database, REDIS_URL: services.redis };
    /** Undefined: the process ended instead of listening, and has said why. */
    const open = async (): Promise<Worker | undefined> => {
      const worker = cluster.fork(env);
      const exited = new Promise<undefined>((ended) => worker.once('exit', () => ended(undefined)));
      return Promise.race([once(worker, 'listening').then(() => worker), exited]);
    };
    let closing = false;
    const close = async () => {
      closing = true;
      await Promise.all(workers().map(drain));
      await services.close();
    };
    for (let n = 0; n < processes.value; n++) {
      if ((await open()) !== undefined) continue;
      await close();
      return 1;
    }
    cluster.on('exit', (worker) => {
      if (closing || worker.exitedAfterDisconnect) return;
      print(`Process ${worker.process.pid} crashed; restarting.`);
      setTimeout(() => !closing && void open(), RESTART_DELAY_MS);
    });
    print(`Sesame is running with ${processes.value} processes: http://localhost:${port.value}`);
    print(`Rolling restart, for example after an update: kill -HUP ${process.pid}`);
    process.on('SIGHUP', () => void rollingRestart(open));

    await shutdownSignal();
    await close();
    return 0;
  },
};

/** Builds the web with the games from outside that the processes will accept. */
const buildWeb = async (cache: string | undefined, games: readonly string[]): Promise<void> => {
  const { loadOutsideGames } = await import('@sesame/server/outside-games');
  const outside = await loadOutsideGames(games);
  outside.close();
  await (await import('@sesame/web/build')).buildIfStale(cache, outside.accepted);
};

const workers = (): readonly Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Stops a process gracefully. Its clients reconnect to another one. */
const drain = async (worker: Worker): Promise<void> => {
  worker.exitedAfterDisconnect = true;
  const exited = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  await exited;
};

/** Replaces the processes one by one: each new one listens before an old one stops. */
const rollingRestart = async (open: () => Promise<Worker | undefined>): Promise<void> => {
  for (const old of workers()) {
    if ((await open()) === undefined) return print('A new process does not start; the old ones go on.');
    await drain(old);
  }
  print('All processes restarted.');
};

interface Services {
  readonly database: string;
  readonly redis: string;
  close(): Promise<void>;
}

/** The services named by the environment, or ones started here. */
const openServices = async (data: string): Promise<Services> => {
  const { DATABASE_URL: database, REDIS_URL: redis } = process.env;
  if (database !== undefined && redis !== undefined) return { database, redis, close: async () => {} };
  const { startPostgres, startRedis } = await import('@sesame/server/services');
  const postgres = await startPostgres(resolve(data));
  const redisServer = await startRedis().catch(async (error) => {
    await postgres.close();
    throw error;
  });
  return {
    database: postgres.url,
    redis: redisServer.url,
    close: async () => {
      await Promise.all([postgres.close(), redisServer.close()]);
    },
  };
};
