import type { Library } from './libraries.ts';
import { isLibrary } from './libraries.ts';
import { type Manifest, packageOf, type Workspace } from './workspace.ts';

type Versions = Record<string, string>;
type Exports = Record<string, string | { readonly types: string; readonly default: string }>;

/** Node that runs what is published, though npm may bring another. */
const NODE_VERSIONS = '>=24';

/** A TypeScript source in an export becomes JavaScript with its types; fixtures of tests are not published. */
export const publishedExports = (exports: Manifest['exports'] = {}): Exports => {
  const entries = Object.entries(typeof exports === 'string' ? { '.': exports } : exports);
  const kept = entries.filter(([, file]) => !/\.fixture\.ts$/.test(file));
  return Object.fromEntries([
    ...kept.map(([name, file]) => {
      const path = file.replace(/\.tsx?$/, '');
      return [name, path === file ? file : { types: `${path}.d.ts`, default: `${path}.js` }];
    }),
    ['./package.json', './package.json'],
  ]);
};

/** The package.json of a package that is shipped inside another one: it depends on nothing that must be installed. */
export const bundledManifest = ({ name, version, license, sideEffects, exports }: Manifest): object => ({
  name,
  version,
  license,
  type: 'module',
  ...(sideEffects !== undefined && { sideEffects }),
  exports: publishedExports(exports),
});

/** The package.json of a library. What its bundled packages depend on is its own dependency. */
export const libraryManifest = (
  workspace: Workspace,
  root: Manifest,
  { name, description, peers = [], adds = [], brings = [] }: Library,
  bundled: readonly string[],
): object => {
  const { manifest } = packageOf(workspace, name);
  const { version, license, sideEffects, exports, devDependencies = {} } = manifest;
  const known: Versions = { ...root.devDependencies, ...root.dependencies, ...devDependencies };
  const dependencies: Versions = {};
  for (const one of [name, ...bundled]) {
    for (const [dependency, range] of Object.entries(packageOf(workspace, one).manifest.dependencies ?? {})) {
      if (dependency === name) continue;
      known[dependency] = range;
      dependencies[dependency] = workspace.has(dependency) ? versionOf(workspace, dependency) : range;
    }
  }
  for (const one of bundled) dependencies[one] = packageOf(workspace, one).manifest.version;
  const rangeOf = (dependency: string): string => {
    const range = known[dependency];
    if (range === undefined) throw new Error(`The repository does not say which version of ${dependency} it needs.`);
    return range;
  };
  for (const one of adds) dependencies[one] = rangeOf(one);
  for (const one of peers) delete dependencies[one];
  const bin = brings.flatMap((one) => commandsOf(workspace, one));
  return {
    name,
    version,
    description,
    license,
    keywords: ['sesame', 'board game', 'tabletop'],
    type: 'module',
    engines: { node: NODE_VERSIONS },
    ...(sideEffects !== undefined && { sideEffects }),
    exports: publishedExports(exports),
    ...(bin.length > 0 && { bin: Object.fromEntries(bin) }),
    dependencies: sorted(dependencies),
    ...(peers.length > 0 && { peerDependencies: Object.fromEntries(peers.map((one) => [one, rangeOf(one)])) }),
    ...(bundled.length > 0 && { bundleDependencies: bundled }),
  };
};

const versionOf = (workspace: Workspace, name: string): string => {
  const { version } = packageOf(workspace, name).manifest;
  return isLibrary(name) ? `^${version}` : version;
};

/** The commands of a package that a library brings, as files of the library. */
const commandsOf = (workspace: Workspace, name: string): readonly (readonly [string, string])[] =>
  Object.entries(packageOf(workspace, name).manifest.bin ?? {}).map(([command, file]) => [
    command,
    `./node_modules/${name}/${file.replace(/^\.\//, '').replace(/\.ts$/, '.js')}`,
  ]);

const sorted = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).toSorted(([a], [b]) => (a < b ? -1 : 1)));
