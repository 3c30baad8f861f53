import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that the tests need and npm does not install. */
interface Requirement {
  readonly what: string;
  /** Names of the executable; any of them will do. */
  readonly programs: readonly string[];
  /** An environment variable with its path. */
  readonly variable?: string;
  /** The Debian package. */
  readonly debian: string;
  /** The tests do without it, but take longer, or those that need it are skipped. */
  readonly isOptional?: true;
}

const REQUIREMENTS: readonly Requirement[] = [
  {
    what: 'Chromium',
    programs: ['chromium', 'chromium-browser', 'google-chrome'],
    variable: 'CHROMIUM_PATH',
    debian: 'chromium',
  },
  {
    what: 'the headless shell of Chromium',
    programs: ['chromium-headless-shell'],
    debian: 'chromium-headless-shell',
    isOptional: true,
  },
  { what: 'PostgreSQL', programs: ['initdb'], debian: 'postgresql' },
  { what: 'Redis', programs: ['redis-server'], debian: 'redis-server' },
  { what: 'nginx', programs: ['nginx'], debian: 'nginx-light', isOptional: true },
  { what: 'Caddy', programs: ['caddy'], debian: 'caddy', isOptional: true },
];

/** Debian installs PostgreSQL’s programs outside PATH, in one folder per version. */
const POSTGRES = '/usr/lib/postgresql';
const postgresFolders = (): readonly string[] =>
  existsSync(POSTGRES) ? readdirSync(POSTGRES).map((version) => join(POSTGRES, version, 'bin')) : [];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isInstalled = ({ programs, variable }: Requirement): boolean => {
  const named = variable === undefined ? undefined : process.env[variable];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', ...postgresFolders()];
  return [...(named ? [named] : []), ...folders.flatMap((folder) => programs.map((name) => join(folder, name)))].some(
    isExecutable,
  );
};

const canInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const aptGet = (...args: readonly string[]): void => {
  execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
};

const install = ({ debian, isOptional }: Requirement): void => {
  try {
    aptGet('install', '-y', '--no-install-recommends', debian);
  } catch (error) {
    if (!isOptional) throw error;
  }
};

/** Installs what is missing (on Debian, as root); otherwise prints what to install. */
const installTestPrograms = (): number => {
  const missing = REQUIREMENTS.filter((need) => !isInstalled(need));
  if (missing.length > 0 && canInstall()) {
    aptGet('update');
    missing.forEach(install);
  }
  const still = missing.filter((need) => !need.isOptional && !isInstalled(need));
  for (const { what, debian, variable } of still) {
    const elsewhere = variable === undefined ? 'install it' : `install it and set ${variable}`;
    console.error(`The tests need ${what}. On Debian: apt-get install ${debian}. On other systems, ${elsewhere}.`);
  }
  return still.length === 0 ? 0 : 1;
};

process.exitCode = installTestPrograms();
