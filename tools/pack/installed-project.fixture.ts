import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Packed } from '../pack.ts';
import { exampleIn } from './readme-example.ts';
import { readManifest } from './workspace.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What the project has besides the libraries. */
const TOOLS = ['vitest', 'typescript', '@types/node'];
/** Below a test's own timeout, so that what a program said is reported. */
const TIMEOUT_MS = 55_000;

/** A project in an empty folder that has the tarballs of the libraries installed. */
export interface InstalledProject {
  readonly folder: string;
  readonly packed: readonly Packed[];
  /** Runs a program of an installed package with Node. Rejects if it fails, with all that it said. */
  run(
    program: string,
    args: readonly string[],
    env?: NodeJS.ProcessEnv,
    where?: { readonly cwd: string },
  ): Promise<string>;
  remove(): void;
}

/**
 * Packs the libraries and installs the tarballs as npm would, but without a network: other packages are links to those of
 * the repository, and only those that a tarball declares.
 */
export const installProject = async (): Promise<InstalledProject> => {
  const folder = mkdtempSync(join(tmpdir(), 'sesame-project-'));
  const packing = [join(ROOT, 'tools/pack.ts'), '--json', '--to', join(folder, 'tarballs')];
  const { stdout } = await promisify(execFile)(process.execPath, packing, { cwd: ROOT, timeout: TIMEOUT_MS });
  const packed: readonly Packed[] = JSON.parse(stdout);
  const modules = join(folder, 'node_modules');
  for (const { name, filename } of packed) {
    mkdirSync(join(modules, name), { recursive: true });
    execFileSync('tar', [
      '-xzf',
      join(folder, 'tarballs', filename),
      '-C',
      join(modules, name),
      '--strip-components=1',
    ]);
  }
  for (const { name } of packed) {
    const { dependencies = {}, peerDependencies = {} } = readManifest(join(modules, name));
    for (const one of [...Object.keys({ ...dependencies, ...peerDependencies }), ...TOOLS]) {
      if (!one.startsWith('@sesame/')) link(one, modules);
    }
    const { code, kind } = exampleIn(readFileSync(join(modules, name, 'README.md'), 'utf8'));
    writeFileSync(join(folder, `example-${name.replace('@sesame/', '')}.${kind}`), code);
  }
  cpSync(join(import.meta.dirname, 'project'), folder, { recursive: true });
  return {
    folder,
    packed,
    run: async (program, args, env = {}, { cwd } = { cwd: folder }) => {
      const options = { cwd, timeout: TIMEOUT_MS, env: { ...process.env, NODE_PATH: '', ...env } };
      const ran = promisify(execFile)(process.execPath, [join(folder, program), ...args], options);
      return (
        await ran.catch(({ message, stdout, stderr }) =>
          Promise.reject(new Error([message, stdout, stderr].join('\n'))),
        )
      ).stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const link = (name: string, modules: string): void => {
  const path = join(modules, name);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), path);
};
