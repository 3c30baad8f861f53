import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports between the folders directly below a root, by name: `from` imports `to`, in this file. */
export interface FolderImport {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

/** The layers of a package, the lowest first: a layer imports only from those before it. One layer may hold several folders. */
export type Layers = readonly (readonly string[])[];

/** The server is strictly layered; `services.ts` is the composition root below the transport. */
const SERVER: Layers = [
  ['lib'],
  ['settings.ts'],
  ['setting.ts'],
  ['settings-table.ts'],
  ['store'],
  ['cluster'],
  ['match'],
  ['competition'],
  ['lobby'],
  ['community'],
  ['admin'],
  ['services.ts'],
  ['transport'],
  ['main.ts'],
];
const WEB: Layers = [['locales'], ['offline'], ['data'], ['widgets'], ['shell'], ['pages'], ['App.tsx'], ['main.tsx']];

const SOURCES = '**/*.{ts,tsx}';
const SKIPPED = /(^|\/)(node_modules|dist|tests|testing)\/|\.(test|fixture)\.tsx?$/;
const SPECIFIER = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** The folder of a file directly below the root, or the file itself where it stands there. */
const folderOf = (path: string): string => path.split(sep)[0] ?? path;

/** All imports between different folders of a root, of values and types alike. Tests do not count. */
export const readImports = (root: string): readonly FolderImport[] =>
  globSync(SOURCES, { cwd: root })
    .filter((file) => !SKIPPED.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
        const target = relative(root, normalize(join(root, dirname(file), specifier)));
        const [from, to] = [folderOf(file), folderOf(target)];
        return target.startsWith('..') || from === to ? [] : [{ from, to, file }];
      }),
    );

/** One cycle of folders, if there is one, as the folders along it. */
export const findCycle = (imports: readonly FolderImport[]): readonly string[] | undefined => {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): readonly string[] | undefined => {
    const start = path.indexOf(folder);
    if (start >= 0) return [...path.slice(start), folder];
    if (done.has(folder)) return undefined;
    for (const { to } of next.get(folder) ?? []) {
      const cycle = visit(to, [...path, folder]);
      if (cycle !== undefined) return cycle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of next.keys()) {
    const cycle = visit(folder, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
};

/** The imports that point from a layer to itself or up. */
export const findUpward = (imports: readonly FolderImport[], layers: Layers): readonly FolderImport[] => {
  const levelOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder));
  return imports.filter(({ from, to }) => levelOf(from) >= 0 && levelOf(to) >= levelOf(from));
};

/** The folders of a root and what they import, as a Mermaid flow chart. */
const drawGraph = (imports: readonly FolderImport[]): string => {
  const edges = new Set(imports.map(({ from, to }) => `  ${from} --> ${to}`));
  return ['graph TD', ...[...edges].toSorted()].join('\n');
};

const check = (): readonly string[] => {
  const games = readdirSync('packages/games').map((game) => `packages/games/${game}`);
  const roots = ['packages/server', 'packages/web', 'packages/web/pages', 'packages/ui', 'packages/client', ...games];
  const cycles = roots.flatMap((root) => {
    const cycle = findCycle(readImports(root));
    return cycle === undefined ? [] : [`${root}: folders import each other in a cycle: ${cycle.join(' -> ')}`];
  });
  const layers = { 'packages/server': SERVER, 'packages/web': WEB };
  const upward = Object.entries(layers).flatMap(([root, order]) =>
    findUpward(readImports(root), order).map(({ from, to, file }) => `${root}/${file}: ${from} must not import ${to}`),
  );
  return [...cycles, ...new Set(upward)];
};

/** `node tools/check-folders.ts` checks cycles and layers; `--graph ROOT` prints the folders of a root as a chart. */
const main = (args: readonly string[]): number => {
  const [flag, root] = args;
  if (flag === '--graph' && root !== undefined) {
    console.log(drawGraph(readImports(root)));
    return 0;
  }
  const faults = check();
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main(process.argv.slice(2));
