import { readFileSync, writeFileSync } from 'node:fs';

/** A package in the lock file, as far as needed here. */
interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** A workspace, linked to its folder. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly engines?: unknown;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Names of systems in package names that differ from npm’s `os`. */
const OTHER_NAMES: Readonly<Record<string, string>> = { windows: 'win32' };
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * Adds platform-specific builds that npm left out of the lock because they were not available where it was made. Without
 * them, `npm ci` on such a platform would install a package without its build. Missing packages whose names contain no
 * platform are reported as `unclear` and left out.
 */
export const completeLock = (lock: Lock): { lock: Lock; added: readonly string[]; unclear: readonly string[] } => {
  const missing = Object.entries(lock.packages).flatMap(([path, owner]) =>
    Object.entries(owner.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(lock, path, name))
      .map(([name, range]) => ({ name, build: buildOf(name, range, owner) })),
  );
  const added = Object.fromEntries(
    missing.flatMap(({ name, build }) => (build ? [[`node_modules/${name}`, build]] : [])),
  );
  const packages = Object.entries({ ...lock.packages, ...added }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    lock: { ...lock, packages: Object.fromEntries(packages) },
    added: Object.keys(added),
    unclear: missing.flatMap(({ name, build }) => (build ? [] : [name])),
  };
};

const isLocked = ({ packages }: Lock, owner: string, name: string): boolean =>
  `node_modules/${name}` in packages || `${owner}/node_modules/${name}` in packages;

/**
 * Removes the engines of all packages. npm compares them with the Node it runs on itself and warns on an older one, but
 * everything here runs on the Node that is installed as a package.
 */
export const dropEngines = (lock: Lock): Lock => {
  const packages = Object.entries(lock.packages).map(([path, { engines, ...locked }]) => [
    path,
    path === '' && engines !== undefined ? { ...locked, engines } : locked,
  ]);
  return { ...lock, packages: Object.fromEntries(packages) };
};

/** The lock entry of a build for the platform in its name. */
const buildOf = (name: string, range: string, owner: LockedPackage): LockedPackage | undefined => {
  const words = name.split(/[/-]/).map((word) => OTHER_NAMES[word] ?? word);
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.find((word) => PROCESSORS.includes(word));
  if (os === undefined && cpu !== 'wasm32') return undefined;
  return {
    version: range.replace(/^\D*/, ''),
    ...(cpu !== undefined && { cpu: [cpu] }),
    ...(owner.dev && { dev: true }),
    ...(words.includes('musl') && { libc: ['musl'] }),
    optional: true,
    ...(os !== undefined && { os: [os] }),
  };
};

if (import.meta.main) {
  const { lock, added, unclear } = completeLock(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  writeFileSync('package-lock.json', `${JSON.stringify(dropEngines(lock), undefined, 2)}\n`);
  console.log(`${added.length} builds for other platforms added to package-lock.json.`);
  for (const name of unclear) console.warn(`${name} is missing, and its name contains no platform.`);
}
