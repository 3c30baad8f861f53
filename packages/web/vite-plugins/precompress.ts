import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest)$/;

const brotliText = (text: Buffer) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
const gzipText = (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });

/** Writes .br and .gz files for all text files of a build, and reports the size of the first load. */
export const precompress = (): Plugin => {
  let folder = '';
  let first: ReadonlySet<string> = new Set();
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle(_, bundle) {
      first = firstLoad(bundle);
    },
    async closeBundle(error) {
      // The error of a failed build is told by the bundler.
      if (error !== undefined) return;
      const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
      const sizes = await Promise.all(names.map((name) => compress(folder, name)));
      const bytes = names.reduce((sum, name, i) => (first.has(name) ? sum + (sizes[i] ?? 0) : sum), 0);
      this.info(`first load: ${(bytes / 1000).toFixed(1)} kB of JavaScript and CSS, gzipped`);
    },
  };
};

const compress = async (folder: string, name: string): Promise<number> => {
  const path = join(folder, name);
  const text = await readFile(path);
  const [br, gz] = await Promise.all([brotliText(text), gzipText(text)]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return gz.length;
};

/** The entry chunk, its static imports, and their style sheets. */
const firstLoad = (bundle: Rollup.OutputBundle): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(name);
  return found;
};
