import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Versions = Readonly<Record<string, string>>;

/** What packing reads of a `package.json`. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly bin?: Versions;
  readonly exports?: string | Versions;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

/** A package of the repository. */
export interface WorkspacePackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The packages of the repository by name. */
export type Workspace = ReadonlyMap<string, WorkspacePackage>;

export const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

export const readWorkspace = (root: string): Workspace => {
  const patterns: readonly string[] = readManifest(root).workspaces;
  const files = patterns.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }));
  return new Map(
    files.map((file) => {
      const folder = join(root, dirname(file));
      const manifest: Manifest = readManifest(folder);
      return [manifest.name, { folder, manifest }];
    }),
  );
};

export const packageOf = (workspace: Workspace, name: string): WorkspacePackage => {
  const found = workspace.get(name);
  if (found === undefined) throw new Error(`The repository has no package ${name}.`);
  return found;
};
