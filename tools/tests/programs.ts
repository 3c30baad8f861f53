import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../../packages/e2e/find-chromium.ts';
import { findPostgresProgram } from '../../packages/server/store/postgres/programs.ts';
import { fetchChromium, fetchPostgres } from './fetched-programs.ts';

/** A program that tests need and `npm ci` does not install. */
interface Program {
  readonly name: string;
  readonly isThere: () => boolean;
  /** Its Debian package. */
  readonly debian: string;
  /** Gets it from npm, for this run: settings of the environment with which it is found. */
  readonly fetch?: () => Promise<Readonly<Record<string, string>>>;
  /** The projects of tests that cannot run without it. */
  readonly projects: readonly string[];
  /** A project some of whose tests skip themselves without it. */
  readonly partOf?: string;
  /** Tests without it are faster or slower, or a few of them skip themselves. */
  readonly isOptional?: true;
}

const isInPath = (name: string): boolean =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, name)));

const BROWSER_PROJECTS = ['components', 'e2e', 'long-e2e'];
const PROGRAMS: readonly Program[] = [
  {
    name: 'Chromium',
    isThere: () => findChromium() !== undefined,
    debian: 'chromium',
    fetch: fetchChromium,
    projects: BROWSER_PROJECTS,
  },
  {
    name: 'the headless shell of Chromium',
    isThere: () => isInPath('chromium-headless-shell'),
    debian: 'chromium-headless-shell',
    projects: [],
    isOptional: true,
  },
  {
    name: 'PostgreSQL',
    isThere: () => findPostgresProgram('initdb') !== undefined,
    debian: 'postgresql',
    fetch: fetchPostgres,
    projects: ['server-postgres', 'faults'],
  },
  {
    name: 'Redis',
    isThere: () => isInPath('redis-server'),
    debian: 'redis-server',
    // Tests of several processes on PostgreSQL skip themselves.
    projects: ['faults'],
    partOf: 'server-postgres',
  },
  { name: 'nginx', isThere: () => isInPath('nginx'), debian: 'nginx-light', projects: [], isOptional: true },
  { name: 'Caddy', isThere: () => isInPath('caddy'), debian: 'caddy', projects: [], isOptional: true },
];

/** What could not be had. */
export type Missing = Pick<Program, 'name' | 'projects' | 'partOf'>;

const apt = (...args: readonly string[]): boolean => {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    return true;
  } catch {
    return false;
  }
};

/** On Debian, as root, programs are installed. One by one: a package may be missing in this release. */
const installFromDebian = (programs: readonly Program[]): void => {
  if (programs.length === 0 || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing ${programs.map(({ name }) => name).join(', ')}`);
  if (!apt('update')) return;
  for (const { debian } of programs) apt('install', '-y', '--no-install-recommends', debian);
};

/**
 * Provides what tests of these projects need: from the machine, from Debian's packages, or else from npm. Returns what is
 * missing all the same; the environment of this process is set so that the rest is found.
 */
export const providePrograms = async (projects: readonly string[]): Promise<readonly Missing[]> => {
  const needed = PROGRAMS.filter(
    (program) =>
      program.isOptional || [...program.projects, program.partOf ?? ''].some((project) => projects.includes(project)),
  );
  const isBrowserNeeded = projects.some((project) => BROWSER_PROJECTS.includes(project));
  const absent = () => needed.filter((program) => !program.isThere());
  installFromDebian(isBrowserNeeded ? absent() : absent().filter(({ isOptional }) => !isOptional));
  const missing: Missing[] = [];
  for (const program of absent()) {
    const { name, fetch, isOptional } = program;
    if (isOptional) continue;
    const settings = await fetch?.().catch((error: unknown) => void console.error(`${name} from npm: ${error}`));
    if (settings === undefined) missing.push(program);
    else Object.assign(process.env, settings);
  }
  return missing;
};
