import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Something the tests need that npm does not bring. */
interface Need {
  readonly what: string;
  /** Programs, any of which will do. */
  readonly programs: readonly string[];
  /** A variable of the environment that may name one. */
  readonly variable?: string;
  /** Debian's package of it. */
  readonly debian: string;
}

const NEEDS: readonly Need[] = [
  {
    what: 'Chromium',
    programs: ['chromium', 'chromium-browser', 'google-chrome'],
    variable: 'CHROMIUM_PATH',
    debian: 'chromium',
  },
  { what: 'PostgreSQL', programs: ['initdb'], debian: 'postgresql' },
  { what: 'Redis', programs: ['redis-server'], debian: 'redis-server' },
];

/** Debian keeps PostgreSQL's programs out of the path, a folder a version. */
const POSTGRES = '/usr/lib/postgresql';
const postgresFolders = (): readonly string[] =>
  existsSync(POSTGRES) ? readdirSync(POSTGRES).map((version) => join(POSTGRES, version, 'bin')) : [];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isThere = ({ programs, variable }: Need): boolean => {
  const named = variable === undefined ? undefined : process.env[variable];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', ...postgresFolders()];
  return [...(named ? [named] : []), ...folders.flatMap((folder) => programs.map((name) => join(folder, name)))].some(
    isProgram,
  );
};

const canInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const install = (packages: readonly string[]): void => {
  const run = (...args: readonly string[]) =>
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  run('update');
  run('install', '-y', '--no-install-recommends', ...packages);
};

/** Makes sure of everything; says what to do where it cannot. */
const ensureSystem = (): number => {
  const missing = NEEDS.filter((need) => !isThere(need));
  if (missing.length > 0 && canInstall()) install(missing.map(({ debian }) => debian));
  const still = missing.filter((need) => !isThere(need));
  for (const { what, debian, variable } of still) {
    const elsewhere = variable === undefined ? 'install it' : `install it and set ${variable}`;
    console.error(`The tests need ${what}. On Debian: apt-get install ${debian}. Elsewhere ${elsewhere}.`);
  }
  return still.length === 0 ? 0 : 1;
};

process.exitCode = ensureSystem();
