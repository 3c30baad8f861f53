import { globSync } from 'node:fs';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';

/**
 * Bundles the `sesame` command with the server and all that they import, in `packages/cli/dist`. Loading 2,200 modules one by
 * one took two fifths of the CPU time of a start, and a fifth of the memory of a server at rest. What is loaded when it is first needed
 * is a file of its own, and so are the scripts of threads.
 *
 * `packages/cli/launch.js` runs the bundle as long as none of its sources is newer.
 */

const ROOT = join(import.meta.dirname, '..');
const CLI = join(ROOT, 'packages/cli');
export const BUNDLE = join(CLI, 'dist');
const MAIN = 'main.js';
const SOURCES = 'sources.json';
/** Ending of a file that is not complete yet. */
const NEW = '.new';
/** What the bundle depends on beside the modules in it. */
const MANIFESTS = ['package-lock.json', 'packages/{*,games/*}/package.json'];

/** Not part of the bundle: tools of the build, benches, and packages that read files beside their code. */
const LEFT_OUT = [/^node:/, /^(vite|rolldown|playwright|pg-native)(\/|$)/, /^@sesame\/bench/, /^@fastify\/swagger/];
const SERVER = join(ROOT, 'packages/server/');
const SCRIPT_URL = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;
const PLACE = /import\.meta\.(url|dirname|filename)\b/g;

/** Scripts of threads become files of the bundle. Those of the sandbox for games from outside stay where they are. */
const bundleThreads: Plugin = {
  name: 'bundle-threads',
  transform(code, id) {
    if (!id.startsWith(SERVER)) return undefined;
    return code.replace(SCRIPT_URL, (_, script: string) => {
      const file = this.emitFile({ type: 'chunk', id: join(dirname(id), script) });
      return `new URL(import.meta.ROLLUP_FILE_URL_${file})`;
    });
  },
};

/** A source reads files beside it as before: `import.meta` stands for where the source is, not the bundle. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (id.includes('node_modules') || code.search(PLACE) < 0) return undefined;
    const url = (path: string) => `new URL(${JSON.stringify(relative(BUNDLE, path))}, import.meta.url)`;
    const places = {
      url: `${url(id)}.href`,
      filename: `pathOfSource(${url(id)})`,
      dirname: `pathOfSource(${url(dirname(id))})`,
    };
    const placed = code.replace(PLACE, (_, place: keyof typeof places) => places[place]);
    return `import { fileURLToPath as pathOfSource } from 'node:url';\n${placed}`;
  },
};

/** V8 keeps the source of every script, with two bytes per character if one of them needs two. */
const escapeUnicode = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const isOurs = (id: string): boolean => id.startsWith(ROOT) && !id.includes('node_modules');

/** Writes the bundle. Files of the last one stay for servers that run it, until the next installation. */
export const bundleCommand = async (): Promise<void> => {
  const startedAt = new Date();
  const sources = new Set(globSync(MANIFESTS, { cwd: ROOT }).map((file) => join(ROOT, file)));
  const noteSources: Plugin = {
    name: 'note-sources',
    moduleParsed: ({ id }) => {
      if (isOurs(id)) sources.add(id);
    },
  };
  const bundle = await rolldown({
    input: join(CLI, 'main.ts'),
    platform: 'node',
    external: LEFT_OUT,
    plugins: [noteSources, bundleThreads, keepPlaces],
    onLog: () => {},
  });
  const { output } = await bundle.generate({
    format: 'es',
    chunkFileNames: '[name]-[hash].js',
    comments: { legal: false, jsdoc: false },
  });
  await bundle.close();
  await mkdir(BUNDLE, { recursive: true });
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  for (const { fileName, code } of chunks) await writeFile(join(BUNDLE, `${fileName}${NEW}`), escapeUnicode(code));
  const listed = [...sources].map((file) => relative(BUNDLE, file)).toSorted();
  await writeFile(join(BUNDLE, `${SOURCES}${NEW}`), JSON.stringify(listed));
  // A source that was changed while it was bundled counts as newer.
  await utimes(join(BUNDLE, `${MAIN}${NEW}`), startedAt, startedAt);
  // The main file comes last: it is what a start looks for.
  const others = chunks.map(({ fileName }) => fileName).filter((name) => name !== MAIN);
  for (const name of [...others, SOURCES, MAIN]) await rename(join(BUNDLE, `${name}${NEW}`), join(BUNDLE, name));
};

if (import.meta.main) await bundleCommand();
