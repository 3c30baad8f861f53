import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '..');
const DIST = join(import.meta.dirname, 'dist');
const SOURCES = ['web', 'ui', 'kernel', 'client', 'protocol', 'registry', 'games'];

/**
 * Builds the web if a source is newer than the last build, and returns the folder to serve. That is `dist`, where the
 * installation builds it, or else `web` in the cache folder.
 */
export const buildIfStale = async (cache?: string): Promise<string> => {
  const inCache = join(cache ?? defaultCache(), 'web');
  const newest = Math.max(...(await Promise.all(SOURCES.map((name) => newestChange(join(PACKAGES, name))))));
  for (const folder of [DIST, inCache]) {
    if ((await modifiedAt(join(folder, 'index.html.gz'))) > newest) return folder;
  }
  const target = cache === undefined && (await isWritable(import.meta.dirname)) ? DIST : inCache;
  process.stderr.write(`Building the web app in ${target} (takes a few seconds).\n`);
  await build(target);
  return target;
};

/** For an installation that its user cannot write to. */
const defaultCache = (): string => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'sesame');

/**
 * Runs Vite in a child process, as the caller's NODE_ENV may not be production. The build goes to a temporary folder
 * that then replaces the last build, so a running server never sees half a build.
 */
const build = async (target: string): Promise<void> => {
  await mkdir(dirname(target), { recursive: true }).catch(() => {
    throw operatorError(`${dirname(target)} cannot be made to build the web app in. Set SESAME_WEB_CACHE to another.`);
  });
  const env = { ...process.env, NODE_ENV: 'production' };
  const aside = join(dirname(target), `.${basename(target)}-${process.pid}`);
  // The native loader, unlike the others, writes no temporary file beside the configuration.
  const options = ['--configLoader', 'native', '--outDir', aside, '--emptyOutDir', '--logLevel', 'warn'];
  const args = [findVite(), 'build', import.meta.dirname, ...options];
  const builder = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(builder, 'exit');
  if (code !== 0) {
    await rm(aside, { recursive: true, force: true });
    throw operatorError(`The web app could not be built in ${target}.`);
  }
  const old = `${aside}-old`;
  await rename(target, old).catch(() => {});
  await rename(aside, target);
  await rm(old, { recursive: true, force: true });
};

/** An installation for running has built the web and removed what only the build needs. */
const findVite = (): string => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  } catch {
    throw operatorError('The web app is older than its sources. Run npm ci again, which builds it.');
  }
};

/** The command line shows it as a sentence, without a stack trace. */
const operatorError = (message: string): Error => Object.assign(new Error(message), { name: 'OperatorError' });

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

const modifiedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const isSource = (name: string): boolean =>
  !/^(\..*|node_modules|dist|tests|testing|gallery)$/.test(name) && !/\.(test\.tsx?|md)$/.test(name);

const newestChange = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const times = entries
    .filter(({ name }) => isSource(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? newestChange(path) : modifiedAt(path);
    });
  return Math.max(0, ...(await Promise.all(times)));
};
