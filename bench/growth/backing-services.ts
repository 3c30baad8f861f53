import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { startPostgres, startRedis } from '@sesame/server/services';

/** PostgreSQL and Redis started for a benchmark, with their CPU time. */
export interface BackingServices {
  readonly redis: string;
  /** Creates an empty database and returns its URL. */
  makeDatabase(name: string): string;
  /** Runs a query and returns the result as text. */
  query(database: string, query: string): string;
  /** CPU time of both services so far. */
  cpuMs(): number;
  close(): Promise<void>;
}

export const startBackingServices = async (): Promise<BackingServices> => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const query = (database: string, sql: string) =>
    execFileSync('psql', [database, '-Atqc', sql], { encoding: 'utf8' }).trim();
  const pidOfPort = (port: number) => pids().find((pid) => commandOf(pid).includes(String(port)));
  const rootPids = [pidOfPort(postgres.port), pidOfPort(redis.port)];
  return {
    redis: redis.url,
    makeDatabase: (name) => {
      query(postgres.url, `create database ${name}`);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    query,
    cpuMs: () => rootPids.reduce((sum, pid) => sum + cpuMsOfTree(pid), 0),
    close: async () => {
      await Promise.all([postgres.close(), redis.close()]);
    },
  };
};

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

const pids = (): readonly string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** Empty if the process has exited in the meantime. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const commandOf = (pid: string): string => read(`/proc/${pid}/cmdline`);

/** Parses `/proc/PID/stat`: the parent, and the CPU time including children that have exited. */
const statOf = (pid: string) => {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);
  return { parent: fields[1], cpuMs: ticks * MS_PER_TICK };
};

/** CPU time of a process and its children. */
const cpuMsOfTree = (pid: string | undefined): number => {
  if (pid === undefined) return 0;
  const all = pids().map((one) => ({ pid: one, ...statOf(one) }));
  return all.filter((one) => one.pid === pid || one.parent === pid).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
};
