import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ok, type Result, refuse } from '@sesame/kernel';

/** Why a folder cannot take a new game: nothing is ever overwritten. */
export const folderFault = (folder: string): string | undefined => {
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${folder} is a file. Choose another folder with --to.`;
  return readdirSync(folder).length > 0 ? `${folder} is not empty. Choose another folder with --to.` : undefined;
};

/** Writes the files of a game into a new or empty folder. */
export const writeGame = (folder: string, files: ReadonlyMap<string, string>): Result<readonly string[]> => {
  const fault = folderFault(folder);
  if (fault !== undefined) return refuse('folder', fault);
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  return ok([...files.keys()]);
};

/** Lets a game's folder use the packages of a clone of the repository, without installing anything. */
export const linkToClone = (folder: string, clone: string): void =>
  symlinkSync(join(clone, 'node_modules'), join(folder, 'node_modules'), 'junction');
