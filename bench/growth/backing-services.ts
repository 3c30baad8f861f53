import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { startPostgres, startRedis } from '@sesame/server/services';

/** PostgreSQL and Redis of one's own, and what they take. */
export interface Services {
  readonly redis: string;
  /** Makes a database in which there is nothing. */
  makeDatabase(name: string): string;
  /** What a query answers, as text. */
  ask(database: string, query: string): string;
  /** Milliseconds of a core that both have taken so far. */
  cpu(): number;
  close(): Promise<void>;
}

export const startServices = async (): Promise<Services> => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const ask = (database: string, query: string) =>
    execFileSync('psql', [database, '-Atqc', query], { encoding: 'utf8' }).trim();
  const find = (port: number) => pids().find((pid) => commandOf(pid).includes(String(port)));
  const families = [find(postgres.port), find(redis.port)];
  return {
    redis: redis.url,
    makeDatabase: (name) => {
      ask(postgres.url, `create database ${name}`);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    ask,
    cpu: () => families.reduce((sum, pid) => sum + cpuOfFamily(pid), 0),
    close: async () => {
      await Promise.all([postgres.close(), redis.close()]);
    },
  };
};

/** Linux counts in hundredths of a second. */
const TICK = 10;

const pids = (): readonly string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** Empty when the process has gone meanwhile. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const commandOf = (pid: string): string => read(`/proc/${pid}/cmdline`);

/** Of a line of Linux's about a process: its parent, and the time it took, with children that have ended. */
const statOf = (pid: string) => {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);
  return { parent: fields[1], cpu: ticks * TICK };
};

/** A process and its children. */
const cpuOfFamily = (pid: string | undefined): number => {
  if (pid === undefined) return 0;
  const all = pids().map((one) => ({ pid: one, ...statOf(one) }));
  return all.filter((one) => one.pid === pid || one.parent === pid).reduce((sum, { cpu }) => sum + cpu, 0);
};
