import { existsSync, readFileSync, rmSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale } from '../packages/web/build.ts';
import { BUNDLE, bundleCommand } from './bundle-command.ts';
import type { Lock } from './complete-lock.ts';

/**
 * Runs after `npm ci`, and bundles the command. An installation for running (`--omit=dev`) also builds the web app and then
 * removes what only the build needs, and files of packages that nothing loads. One for development keeps everything, and so
 * does one with SESAME_KEEP_BUILD_TOOLS=1, for servers with games from outside, as the web app is built with them.
 */

/** Packages that the build has put into the web app. */
const BUILT_IN: ReadonlySet<string> = new Set([
  '@sesame/web',
  '@sesame/ui',
  '@sesame/game-loader',
  '@sesame/inspector',
  'react',
]);
/** Node does not run TypeScript in packages, and pictures are drawn with fonts in WOFF2. Documents stay that may hold the licence. */
const NEVER_LOADED = /\.(ts|mts|cts|tsx|map|flow|woff|md|markdown)$/i;
/** Folders at the top of a package. */
const ABOUT_PACKAGE: ReadonlySet<string> = new Set([
  ...['test', 'tests', '__tests__', 'benchmark', 'benchmarks'],
  ...['docs', 'doc', 'example', 'examples', '.github'],
]);
const LICENCE = /^(licen[cs]e|copying)/i;
/** The downloaded archive of Node: its headers and npm. The program itself has a link in `node/bin`. */
const NODE_ARCHIVE = 'node_modules/node/node_modules';

/** The installed packages that running needs, by their path. */
export const neededPaths = ({ packages }: Lock): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const { link, resolved, dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    if (link && resolved !== undefined) return add(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const dependency = BUILT_IN.has(name) ? undefined : resolveFrom(packages, path, name);
      if (dependency !== undefined) add(dependency);
    }
  };
  add('');
  return found;
};

/** As Node resolves it: in the nearest `node_modules` upwards. */
const resolveFrom = (packages: Lock['packages'], owner: string, name: string): string | undefined => {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
};

const removeUnneeded = (lock: Lock): readonly string[] => {
  const needed = neededPaths(lock);
  const installed = Object.keys(lock.packages).filter(
    (path) => path.includes('node_modules/') && !lock.packages[path]?.link,
  );
  for (const path of installed) if (!needed.has(path)) rmSync(path, { recursive: true, force: true });
  return installed.filter((path) => needed.has(path));
};

const removeNeverLoaded = async (folder: string): Promise<void> => {
  const top = await readdir(folder).catch(() => []);
  await Promise.all(
    top.filter((name) => ABOUT_PACKAGE.has(name)).map((name) => rm(join(folder, name), { recursive: true })),
  );
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const hasLicence = entries.some(({ name, parentPath }) => parentPath === folder && LICENCE.test(name));
  const files = entries.filter(
    ({ name }) => NEVER_LOADED.test(name) && (hasLicence || !/\.(md|markdown)$/i.test(name)),
  );
  await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const path = join(parentPath, name);
      if ((await lstat(path)).isFile() && !LICENCE.test(name)) await rm(path);
    }),
  );
};

const isForDevelopment = (): boolean => existsSync('node_modules/vitest');

if (import.meta.main) {
  rmSync(BUNDLE, { recursive: true, force: true });
  await bundleCommand();
}
if (import.meta.main && !isForDevelopment()) await buildIfStale();
if (import.meta.main && !isForDevelopment() && !process.env.SESAME_KEEP_BUILD_TOOLS) {
  for (const folder of removeUnneeded(JSON.parse(readFileSync('package-lock.json', 'utf8'))))
    await removeNeverLoaded(folder);
  rmSync(NODE_ARCHIVE, { recursive: true, force: true });
}
