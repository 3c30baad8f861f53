import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { buildIfStale } from '../packages/web/build.ts';
import { compile } from './pack/compile.ts';
import { bundledIn, LIBRARIES } from './pack/libraries.ts';
import { stageLibrary } from './pack/stage.ts';
import { undeclaredImports } from './pack/undeclared-imports.ts';
import { packageOf, readManifest, readWorkspace } from './pack/workspace.ts';

/**
 * `npm run pack` makes the tarballs of all libraries in `dist-packages`, or in the folder of `--to`, and prints their sizes.
 * With `--json` it prints them as one JSON document.
 */

const ROOT = join(import.meta.dirname, '..');

/** A tarball, as npm tells of it. Sizes are in bytes. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}

const packTo = async (folder: string, onProgress: (line: string) => void): Promise<readonly Packed[]> => {
  const workspace = readWorkspace(ROOT);
  const manifest = readManifest(ROOT);
  const work = mkdtempSync(join(tmpdir(), 'sesame-pack-'));
  try {
    onProgress('Building the web app.');
    const web = await buildIfStale();
    const bundles = LIBRARIES.map((library) => bundledIn(workspace, library));
    const names = new Set([...LIBRARIES.map(({ name }) => name), ...bundles.flat()]);
    onProgress(`Compiling ${names.size} packages.`);
    const compiled = join(work, 'compiled');
    mkdirSync(compiled);
    await compile(
      ROOT,
      [...names].map((name) => packageOf(workspace, name)),
      compiled,
    );
    const optional = new Set(
      [...names].flatMap((name) => Object.keys(packageOf(workspace, name).manifest.optionalDependencies ?? {})),
    );
    mkdirSync(folder, { recursive: true });
    const packed: Packed[] = [];
    for (const library of LIBRARIES) {
      onProgress(`Packing ${library.name}.`);
      const staged = join(work, library.name);
      stageLibrary({ root: ROOT, manifest, workspace, compiled, web }, library, staged);
      const faults = undeclaredImports(staged, (name) => optional.has(name));
      if (faults.length > 0) throw new Error(`${library.name} misses dependencies:\n  ${faults.join('\n  ')}`);
      packed.push(await npmPack(staged, folder));
    }
    return packed;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

const npmPack = async (staged: string, folder: string): Promise<Packed> => {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: staged, maxBuffer: 64 * 1024 * 1024 });
  const [{ name, version, filename, size, unpackedSize, entryCount }] = JSON.parse(stdout);
  return { name, version, filename, size, unpackedSize, entryCount };
};

const kB = (bytes: number): string => `${Math.ceil(bytes / 1_000).toLocaleString('en')} kB`;

if (import.meta.main) {
  const { values } = parseArgs({ options: { to: { type: 'string' }, json: { type: 'boolean' } } });
  const folder = values.to ?? join(ROOT, 'dist-packages');
  const packed = await packTo(folder, (line) => process.stderr.write(`${line}\n`));
  if (values.json) console.log(JSON.stringify(packed));
  else {
    for (const { filename, size, unpackedSize, entryCount } of packed)
      console.log(`${filename}: ${kB(size)} packed, ${kB(unpackedSize)} unpacked, ${entryCount} files`);
  }
}
