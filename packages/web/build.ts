import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { access, constants, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { FoundGame } from '@sesame/game-loader';

const PACKAGES = join(import.meta.dirname, '..');
const DIST = join(import.meta.dirname, 'dist');
const SOURCES = ['web', 'ui', 'kernel', 'client', 'protocol', 'registry', 'games'];

/** An installed package has this file as JavaScript, and its web app was built when it was packed. */
const IS_PACKED = import.meta.filename.endsWith('.js');

/**
 * Builds the web if a source is newer than the last build, and returns the folder to serve. That is `dist`, where the
 * installation builds it, or else `web` in the cache folder. With games from outside it is a folder of their own there, so
 * that the plain build stays valid.
 */
export const buildIfStale = async (cache?: string, games: readonly FoundGame[] = []): Promise<string> => {
  if (IS_PACKED && games.length === 0) return DIST;
  const newest = IS_PACKED ? 0 : newestSource();
  const isFresh = (folder: string) => modifiedAt(join(folder, 'index.html.gz')) > newest;
  const inCache = resolve(cache ?? defaultCache(), games.length === 0 ? 'web' : `web-${await hashOfGames(games)}`);
  for (const folder of games.length === 0 ? [DIST, inCache] : [inCache]) if (isFresh(folder)) return folder;
  const isInPlace = games.length === 0 && cache === undefined && (await isWritable(import.meta.dirname));
  const target = isInPlace ? DIST : inCache;
  const others = games.length === 0 ? '' : ` with ${games.map(({ id }) => id).join(', ')}`;
  process.stderr.write(`Building the web app${others} in ${target} (takes a few seconds).\n`);
  await build(target, games);
  return target;
};

const newestSource = (): number => Math.max(...SOURCES.map((name) => newestChange(join(PACKAGES, name))));

/** Changes with any file of the games and with the version of Sesame, so that each set of games has a build of its own. */
const hashOfGames = async (games: readonly FoundGame[]): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(join(import.meta.dirname, 'package.json')));
  for (const { id, folder } of games) {
    const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((name) => name.split(sep).every(isSource));
    hash.update(`${id} ${folder}\n`);
    for (const name of names.toSorted()) hash.update(`${name}\n`).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
};

/** For an installation that its user cannot write to. */
const defaultCache = (): string => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'sesame');

/**
 * Runs Vite in a child process, as the caller's NODE_ENV may not be production. The build goes to a temporary folder
 * that then replaces the last build, so a running server never sees half a build.
 */
const build = async (target: string, games: readonly FoundGame[]): Promise<void> => {
  await mkdir(dirname(target), { recursive: true }).catch(() => {
    throw operatorError(`${dirname(target)} cannot be made to build the web app in. Set SESAME_WEB_CACHE to another.`);
  });
  const env = { ...process.env, NODE_ENV: 'production', SESAME_FOUND_GAMES: JSON.stringify(games) };
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

const modifiedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isSource = (name: string): boolean =>
  !/^(\..*|node_modules|dist|tests|testing|gallery)$/.test(name) && !/\.(test\.tsx?|md)$/.test(name);

/** Read synchronously: every start looks at 1,800 files, which takes half of the CPU time then. */
const newestChange = (folder: string): number => {
  const times = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isSource(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? newestChange(path) : modifiedAt(path);
    });
  return Math.max(0, ...times);
};
