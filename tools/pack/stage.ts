import { cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { bundledIn, type Library } from './libraries.ts';
import { bundledManifest, libraryManifest } from './published-manifest.ts';
import { type Manifest, packageOf, type Workspace } from './workspace.ts';

/** Where packing reads from. */
export interface Sources {
  readonly root: string;
  readonly manifest: Manifest;
  readonly workspace: Workspace;
  /** The compiled repository. */
  readonly compiled: string;
  /** The built web app. */
  readonly web: string;
}

/** What packages read or import beside code: style sheets, word lists with their licences, declarations, schemas. */
const ASSETS = '**/{*.{css,words,licence.txt,d.ts},schemas.json}';
/** Folders whose files are shipped as they are: what `sesame new-game` writes. */
const AS_THEY_ARE: Readonly<Record<string, readonly string[]>> = { '@sesame/new-game': ['templates', 'golden'] };
const NOT_SHIPPED = /(^|\/)(node_modules|dist|tests|testing)(\/|$)|\.(test|fixture)\.tsx?$/;
const WEB = '@sesame/web';
/** Runs in Node and is shipped compiled; Vite reads the rest of the web as it is. */
const WEB_IN_NODE = /^(build|dev|vite\.config)\.ts$|^vite-plugins(\/|$)/;

/** Copies the compiled code of a package, and what it reads. */
const copyPackage = ({ root, workspace, compiled, web }: Sources, name: string, target: string): void => {
  const { folder } = packageOf(workspace, name);
  cpSync(join(compiled, relative(root, folder)), target, { recursive: true });
  if (name === WEB) {
    const isShipped = (path: string) => !NOT_SHIPPED.test(path) && !WEB_IN_NODE.test(path);
    cpSync(folder, target, { recursive: true, filter: (path) => isShipped(relative(folder, path)) });
    cpSync(web, join(target, 'dist'), { recursive: true });
    return;
  }
  for (const file of globSync(ASSETS, { cwd: folder }).filter((file) => !NOT_SHIPPED.test(file))) {
    cpSync(join(folder, file), join(target, file));
  }
  for (const part of AS_THEY_ARE[name] ?? []) cpSync(join(folder, part), join(target, part), { recursive: true });
};

const writeManifest = (folder: string, manifest: object): void =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** Writes a library with everything that it ships to a folder that `npm pack` can pack. */
export const stageLibrary = (sources: Sources, library: Library, target: string): void => {
  const { root, workspace, manifest } = sources;
  const { name } = library;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  copyPackage(sources, name, target);
  const bundled = bundledIn(workspace, library);
  for (const one of bundled) {
    const folder = join(target, 'node_modules', one);
    copyPackage(sources, one, folder);
    writeManifest(folder, bundledManifest(packageOf(workspace, one).manifest));
  }
  writeManifest(target, libraryManifest(workspace, manifest, library, bundled));
  for (const file of [join(root, 'LICENSE'), join(packageOf(workspace, name).folder, 'README.md')]) {
    if (existsSync(file)) cpSync(file, join(target, basename(file)));
  }
  // The server shows it at /api/docs/bots.md.
  if (name === '@sesame/server') cpSync(join(root, 'docs/bots.md'), join(target, 'docs/bots.md'));
};
