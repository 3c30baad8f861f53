import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Plugin } from 'rolldown';

/** The packages of Sesame: `packages` in a clone, `node_modules/@sesame` where they are installed. */
const SESAME = join(import.meta.dirname, '..');

/** What style sheets and scripts name without importing it. Vite copies such files to the public site. */
const NAMED_FILE =
  /url\(\s*['"]?([^'")]+)|@import\s+['"]([^'"]+)|new\s+URL\(\s*['"`]([^'"`]+)['"`]\s*,\s*import\.meta\.url/g;

/**
 * Lets a bundler read only files of the game, of installed packages and of Sesame. Whatever it reads becomes part of the
 * game, so an import could tell players what is in the host's files.
 */
export const ownFilesOnly = (folder: string): Plugin => {
  const own = realpathSync(folder);
  const isOwn = (file: string) =>
    [own, SESAME].some((root) => file === root || file.startsWith(root + sep)) ||
    file.includes(`${sep}node_modules${sep}`);
  return {
    name: 'own-files-only',
    load(id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(sep) && !/^[A-Za-z]:/.test(file)) return undefined;
      if (!isOwn(file)) this.error(`${file} is outside the game's folder. A game cannot read files of the host.`);
      if (!file.startsWith(own + sep) || !/\.(css|[jt]sx?)$/.test(file)) return undefined;
      for (const [, ...names] of readFileSync(file, 'utf8').matchAll(NAMED_FILE)) {
        const name = names.find((one) => one !== undefined) ?? '';
        if (/^\.{1,2}\//.test(name) && !isOwn(resolve(dirname(file), name)))
          this.error(`${file} names ${name}, which is outside the game's folder.`);
      }
      return undefined;
    },
  };
};
