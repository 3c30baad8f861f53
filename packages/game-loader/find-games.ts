import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { CONTRACT_VERSION, type GameManifest, ok, parseGameManifest, type Result, refuse } from '@sesame/kernel';
import { GAMES } from '@sesame/registry';

/** A game outside the repository, found but not loaded. */
export interface FoundGame {
  /** The name of its package, without a scope. */
  readonly id: string;
  readonly folder: string;
  readonly manifest: GameManifest;
  /** The module that exports `game`. */
  readonly gameFile: string;
  /** The module that exports `entry`. */
  readonly entryFile: string;
}

/** Ids stand in addresses and in the names of files. */
const ID = /^[a-z][a-z0-9-]{1,39}$/;

/** Finds games. A path is a game's folder, a folder of such folders, or the name of an installed package. */
export const findGames = async (paths: readonly string[]): Promise<Result<readonly FoundGame[]>> => {
  const found = new Map<string, FoundGame>();
  for (const path of paths) {
    const folders = await gameFolders(path);
    if (!folders.ok) return folders;
    for (const folder of folders.value) {
      const game = await readGame(folder);
      if (!game.ok) return game;
      const { id } = game.value;
      const other = found.get(id);
      if (other !== undefined && other.folder !== folder)
        return refuse('id-taken', `Two games are called ${id}: ${other.folder} and ${folder}. Rename one of them.`);
      if (GAMES.some((builtIn) => builtIn.id === id))
        return refuse('id-taken', `${folder}: ${id} is a game of Sesame. Give the package another name.`);
      found.set(id, game.value);
    }
  }
  return ok([...found.values()]);
};

/** The folders of games that a path stands for. */
const gameFolders = async (path: string): Promise<Result<readonly string[]>> => {
  const folder = (await isFolder(resolve(path))) ? resolve(path) : findPackage(path);
  if (folder === undefined)
    return refuse('no-folder', `${path} is neither a folder nor an installed package with a game.`);
  const own = await readPackage(folder);
  if (!own.ok || own.value?.sesame !== undefined) return own.ok ? ok([folder]) : own;
  const inside = await Promise.all(
    (await readdir(folder)).toSorted().map(async (name) => {
      const one = join(folder, name);
      const read = name === 'node_modules' ? ok(undefined) : await readPackage(one);
      // What is broken is told when it is read as a game.
      return !read.ok || read.value?.sesame !== undefined ? [one] : [];
    }),
  );
  if (inside.flat().length > 0) return ok(inside.flat());
  return own.value === undefined
    ? refuse('no-package', `${folder} has no package.json, and no folder in it is a game.`)
    : refuse('no-manifest', `${join(folder, 'package.json')} has no field "sesame". ${MANIFEST_HINT}`);
};

const MANIFEST_HINT = `It should be like { "contract": ${CONTRACT_VERSION}, "game": "./index.ts", "entry": "./entry.ts" }.`;

const readGame = async (folder: string): Promise<Result<FoundGame>> => {
  const file = join(folder, 'package.json');
  const read = await readPackage(folder);
  if (!read.ok) return read;
  const manifest = parseGameManifest(read.value?.sesame, 'sesame');
  if (!manifest.ok) return refuse('bad-manifest', `${file}: ${manifest.error.message} ${MANIFEST_HINT}`);
  const { contract, game, entry } = manifest.value;
  if (contract !== CONTRACT_VERSION) {
    const message = `${file}: the game is written for contract ${contract}, this version of Sesame for contract ${CONTRACT_VERSION}.`;
    return refuse('other-contract', message);
  }
  const id = String(read.value?.name ?? '').replace(/^@[^/]*\//, '');
  if (!ID.test(id)) {
    const message = `${file}: the name "${id}" cannot be a game's id. Use 2 to 40 small letters, digits and hyphens, a letter first.`;
    return refuse('bad-id', message);
  }
  const [gameFile, entryFile] = [resolve(folder, game), resolve(folder, entry)];
  const missing = [gameFile, entryFile].find((one) => !existsSync(one));
  if (missing !== undefined) return refuse('no-file', `${file} names ${missing}, which does not exist.`);
  return ok({ id, folder, manifest: manifest.value, gameFile, entryFile });
};

/** The parts of a `package.json` that matter here; undefined if there is none. */
const readPackage = async (folder: string): Promise<Result<PackageJson | undefined>> => {
  const file = join(folder, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return ok(undefined);
  try {
    const json: unknown = JSON.parse(text);
    return ok(typeof json === 'object' && json !== null ? json : {});
  } catch {
    return refuse('bad-json', `${file} is not JSON.`);
  }
};

interface PackageJson {
  readonly name?: unknown;
  readonly sesame?: unknown;
}

/** The folder of a package that is installed for the current folder. */
const findPackage = (name: string): string | undefined =>
  (createRequire(join(process.cwd(), 'package.json')).resolve.paths(name) ?? [])
    .map((modules) => join(modules, name))
    .find((folder) => existsSync(join(folder, 'package.json')));

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
