import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What the service worker keeps, as the build writes it into `sw.js`. */
interface KeptFiles {
  readonly version: string;
  readonly files: readonly string[];
  /** Texts and dictionaries by language, kept when a page asks for them. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

const LANGUAGE_FILE = /^assets\/(en|fr|nl)-[^/]*\.(?:js|words)$/;
/** Needs the server in any case, or is only for the operating system and link previews. */
const NEVER_KEPT =
  /^(sw\.js|preloads\.json|link-pictures\/.*|icon-(512|maskable)\.png|assets\/AdminPage-.*|.*\.(br|gz))$/;
const PLACEHOLDER = /^const KEPT = .*;$/m;

/** Sorts the files of a build into those that are always kept and those of one language. */
const sortFiles = (names: readonly string[]): Omit<KeptFiles, 'version'> => {
  const kept = names.filter((name) => !NEVER_KEPT.test(name)).toSorted();
  const languageOf = (name: string) => LANGUAGE_FILE.exec(name)?.[1];
  const languages = Object.groupBy(
    kept.filter((name) => languageOf(name) !== undefined),
    (name) => languageOf(name) ?? '',
  );
  return {
    files: kept.filter((name) => languageOf(name) === undefined).map((name) => `/${name}`),
    languages: Object.fromEntries(
      Object.entries(languages).map(([language, own = []]) => [language, own.map((name) => `/${name}`)]),
    ),
  };
};

/** Tells the service worker which files the build has, and a version that changes with any of them. */
export const keptFiles = (): Plugin => {
  let folder = '';
  return {
    name: 'kept-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const names = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
      const sorted = sortFiles(names);
      const worker = join(folder, 'sw.js');
      const text = await readFile(worker, 'utf8');
      const kept = { version: await hashOf(folder, names), ...sorted };
      await writeFile(
        worker,
        text.replace(PLACEHOLDER, () => `const KEPT = ${JSON.stringify(kept)};`),
      );
    },
  };
};

/** The hash of all names, and of the files that have no hash in their name. */
const hashOf = async (folder: string, names: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const name of names.toSorted()) {
    hash.update(`${name}\n`);
    if (!name.startsWith('assets/')) hash.update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
};
