import { execFileSync } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { OperatorError } from '../../lib/operator-error.ts';
import { findPostgresProgram } from '../../store/postgres/programs.ts';
import { freePort, launch, makeServiceFolder, type Service, succeeds, type User } from './service.ts';

/** The folder of PostgreSQL's programs. */
const findPrograms = (): string => {
  const found = findPostgresProgram('initdb');
  if (found === undefined)
    throw new OperatorError('PostgreSQL is not installed. On Debian: apt-get install postgresql');
  return dirname(found);
};

/** PostgreSQL refuses to run as root, so it runs as user postgres then or, if its package has made none, as nobody. */
const ownUser = (): User | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const name = succeeds('id', ['postgres']) ? 'postgres' : 'nobody';
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/** PostgreSQL on a free port, in a given or a temporary folder, with additional settings such as `fsync=off`. */
export const startPostgres = async (folder?: string, settings: readonly string[] = []): Promise<Service> => {
  const programs = findPrograms();
  const home = makeServiceFolder('postgres', folder);
  const user = ownUser();
  if (user !== undefined) chownSync(home.folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(home.folder, 'data');
  if (!existsSync(data)) {
    const init = ['-D', data, '-U', 'sesame', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
    execFileSync(join(programs, 'initdb'), init, { cwd: home.folder, stdio: ['ignore', 'ignore', 'pipe'], ...user });
  }
  const configuration = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const server = ['-D', data, '-p', String(port), ...configuration.flatMap((setting) => ['-c', setting])];
  const url = `postgres://sesame@127.0.0.1:${port}/postgres`;
  return launch({
    name: 'PostgreSQL',
    port,
    home,
    url,
    command: [join(programs, 'postgres'), ...server],
    ...(user !== undefined && { user }),
    isReady: () => answers(url),
  });
};
