import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import type { WorkspacePackage } from './workspace.ts';

/** A file that another one names by its URL, such as the script of a worker thread. */
const SCRIPT_URL = /(new URL\(\s*)(['"`])([^'"`$]+)\.tsx?\2(?=,\s*import\.meta\.url)/g;
/** TypeScript rewrites the endings of imports in code, not in declarations. */
const DECLARED_IMPORT = /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;
/** A file of declarations that another one refers to. TypeScript writes where the source is, seen from the target. */
const DECLARED_REFERENCE = /(\/\/\/ <reference path=")([^"]+)(?=")/g;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const NOT_SHIPPED = /(^|\/)(node_modules|dist|tests)\/|\.(test|fixture)\.tsx?$/;

/** Names the compiled file instead of the source, where a program names it other than in an import. */
export const nameCompiledFiles = (code: string): string => code.replace(SCRIPT_URL, '$1$2$3.js$2');

const nameCompiledTypes = (declarations: string): string => declarations.replace(DECLARED_IMPORT, '$1$2$3.js$2');

/** Names referred files where they are shipped: beside the file at `path`, as their sources are. */
export const nameReferredTypes = (declarations: string, path: string, { root, target }: Places): string =>
  declarations.replace(DECLARED_REFERENCE, (_, start: string, referred: string) => {
    const source = relative(root, resolve(target, dirname(path), referred));
    return `${start}./${relative(dirname(path), source).replaceAll(sep, '/')}`;
  });

/** The repository, and the folder that has the compiled files at the same paths. */
interface Places {
  readonly root: string;
  readonly target: string;
}

/** Where compiling a package begins: its exports, commands and worker scripts, and the configuration of the web. */
const entriesOf = ({ folder, manifest: { exports = {}, bin = {} } }: WorkspacePackage): readonly string[] => {
  const named = [...Object.values(typeof exports === 'string' ? { exports } : exports), ...Object.values(bin)];
  const modules = named.filter((file) => /\.(tsx?|js)$/.test(file) && !NOT_SHIPPED.test(file));
  const sources = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !NOT_SHIPPED.test(file));
  const scripts = sources.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(SCRIPT_URL)].map(([url, , , path]) =>
      join(dirname(file), `${path}${/\.tsx?(?=['"`]$)/.exec(url)?.[0]}`),
    ),
  );
  const config = 'vite.config.ts';
  return [...modules, ...scripts, ...(sources.includes(config) ? [config] : [])]
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file));
};

/**
 * Compiles what is reachable from the entries of packages to JavaScript and declarations, one file each, below `target` at
 * the paths of the repository. Types are checked elsewhere.
 */
export const compile = async (root: string, packages: readonly WorkspacePackage[], target: string): Promise<void> => {
  const config = join(target, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir: target,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const run = async (files: readonly string[], ...options: readonly string[]) => {
    const json = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files };
    writeFileSync(config, JSON.stringify(json));
    const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', config, ...options];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: MAX_OUTPUT_BYTES }).catch(
      (error) => {
        throw new Error(`The packages could not be compiled:\n${error.stdout}`);
      },
    );
    return stdout;
  };
  // What a package imports from another is emitted only if it is named itself.
  const reached = (await run(packages.flatMap(entriesOf), '--listFilesOnly')).split('\n');
  const folders = packages.map(({ folder }) => `${folder}${sep}`);
  const isOurs = (file: string) => folders.some((folder) => file.startsWith(folder)) && !file.includes('node_modules');
  await run(reached.map((file) => file.trim()).filter((file) => isOurs(normalize(file))));
  for (const file of globSync('**/*.{js,d.ts}', { cwd: target })) {
    const path = join(target, file);
    const text = readFileSync(path, 'utf8');
    const named = file.endsWith('.d.ts')
      ? nameReferredTypes(nameCompiledTypes(text), file, { root, target })
      : nameCompiledFiles(text);
    if (named !== text) writeFileSync(path, named);
  }
};
