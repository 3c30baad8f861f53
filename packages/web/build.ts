import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '..');
const DIST = join(import.meta.dirname, 'dist');
const SOURCES = ['web', 'ui', 'kernel', 'client', 'protocol', 'registry', 'games'];

/** Builds the web if a source is newer than the last build, and returns the folder to serve. */
export const buildIfStale = async (): Promise<string> => {
  const built = await modifiedAt(join(DIST, 'index.html.gz'));
  const newest = Math.max(...(await Promise.all(SOURCES.map((name) => newestChange(join(PACKAGES, name))))));
  if (built > newest) return DIST;
  process.stderr.write('Building the web app, as its sources have changed (takes a few seconds).\n');
  await build();
  return DIST;
};

/**
 * Runs Vite in a child process, as the caller's NODE_ENV may not be production. The build goes to a temporary folder
 * that then replaces `dist`, so a running server never sees half a build.
 */
const build = async (): Promise<void> => {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const aside = join(import.meta.dirname, 'node_modules', `.dist-${process.pid}`);
  const args = [vite, 'build', import.meta.dirname, '--outDir', aside, '--logLevel', 'warn'];
  const builder = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(builder, 'exit');
  if (code !== 0) throw new Error('the web could not be built');
  const old = `${aside}-old`;
  await rename(DIST, old).catch(() => {});
  await rename(aside, DIST);
  await rm(old, { recursive: true, force: true });
};

const modifiedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const isSource = (name: string): boolean =>
  !/(^|\/)(node_modules|dist|tests|testing|gallery)(\/|$)/.test(name) && !/\.(test\.tsx?|md)$/.test(name);

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
