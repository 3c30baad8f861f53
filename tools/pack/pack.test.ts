import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { nameCompiledFiles, nameReferredTypes } from './compile.ts';
import { bundledIn, LIBRARIES, type Library } from './libraries.ts';
import { libraryManifest, publishedExports } from './published-manifest.ts';
import { undeclaredImports } from './undeclared-imports.ts';
import { type Manifest, readManifest, readWorkspace, type Workspace } from './workspace.ts';

const ROOT = join(import.meta.dirname, '../..');

const libraryOf = (name: string): Library => {
  const found = LIBRARIES.find((library) => library.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

const makeWorkspace = (...manifests: readonly (Partial<Manifest> & { readonly name: string })[]): Workspace =>
  new Map(
    manifests.map((manifest) => [
      manifest.name,
      { folder: `/packages/${manifest.name}`, manifest: { version: '1.2.3', license: 'MIT', ...manifest } },
    ]),
  );

describe('the repository', () => {
  const workspace = readWorkspace(ROOT);

  test('gives all its packages one version', () => {
    const versions = [...workspace.values()].map(({ manifest }) => manifest.version);
    expect(new Set([readManifest(ROOT).version, ...versions]).size).toBe(1);
  });

  test('ships the games and the web with the server, and the protocol with the client', () => {
    expect(bundledIn(workspace, libraryOf('@sesame/client'))).toEqual(['@sesame/protocol']);
    const server = bundledIn(workspace, libraryOf('@sesame/server'));
    expect(server).toEqual(
      expect.arrayContaining(['@sesame/cli', '@sesame/fake-crystal', '@sesame/registry', '@sesame/web']),
    );
    expect(server).not.toContain('@sesame/kernel');
    expect(server).not.toContain('@sesame/bench');
  });
});

describe('the manifest of a library', () => {
  const workspace = makeWorkspace(
    { name: '@sesame/kernel' },
    {
      name: '@sesame/server',
      exports: { '.': './main.ts', './styles.css': './styles.css', './tests': './lantern.fixture.ts' },
      dependencies: { '@sesame/kernel': '*', '@sesame/inner': '*', fastify: '^5.0.0' },
      devDependencies: { vitest: '^5.1.0' },
    },
    { name: '@sesame/inner', dependencies: { '@sesame/server': '*', kysely: '^0.29.0', react: '^19.0.0' } },
    { name: '@sesame/cli', bin: { sesame: './launch.js' } },
  );
  const library: Library = {
    name: '@sesame/server',
    description: 'A server.',
    brings: ['@sesame/cli'],
    peers: ['react'],
    adds: ['vitest'],
  };
  const bundled = bundledIn(workspace, library);
  const root: Manifest = { name: 'sesame', version: '1.2.3', license: 'MIT' };
  const manifest = libraryManifest(workspace, root, library, bundled);

  test('has libraries by range, bundled packages by version, and what those need', () => {
    expect(manifest).toMatchObject({
      version: '1.2.3',
      bundleDependencies: ['@sesame/cli', '@sesame/inner'],
      dependencies: {
        '@sesame/kernel': '^1.2.3',
        '@sesame/inner': '1.2.3',
        '@sesame/cli': '1.2.3',
        fastify: '^5.0.0',
        kysely: '^0.29.0',
        vitest: '^5.1.0',
      },
      peerDependencies: { react: '^19.0.0' },
      bin: { sesame: './node_modules/@sesame/cli/launch.js' },
    });
    expect(manifest).not.toHaveProperty('dependencies.react');
    expect(manifest).not.toHaveProperty(['dependencies', '@sesame/server']);
  });

  test('refuses to add what the repository has no version of', () => {
    expect(() => libraryManifest(workspace, root, { ...library, adds: ['left-pad'] }, bundled)).toThrow('left-pad');
  });

  test('exports JavaScript with types, files as they are, and no fixtures', () => {
    expect(publishedExports('./index.ts')).toMatchObject({ '.': { types: './index.d.ts', default: './index.js' } });
    expect(manifest).toHaveProperty('exports', {
      '.': { types: './main.d.ts', default: './main.js' },
      './styles.css': './styles.css',
      './package.json': './package.json',
    });
  });
});

test('compiled code names compiled scripts', () => {
  const code =
    "new Worker(new URL('./worker.ts', import.meta.url)); new URL('./en.words', import.meta.url); 'notes.ts'";
  expect(nameCompiledFiles(code)).toBe(
    "new Worker(new URL('./worker.js', import.meta.url)); new URL('./en.words', import.meta.url); 'notes.ts'",
  );
});

test('declarations refer to files that are shipped beside them, wherever they were compiled', () => {
  const places = { root: '/home/ann/sesame', target: '/tmp/compiled' };
  const reference = '/// <reference path="../../../../home/ann/sesame/packages/ui/css.d.ts" preserve="true" />';
  expect(nameReferredTypes(reference, 'packages/ui/index.d.ts', places)).toBe(
    '/// <reference path="./css.d.ts" preserve="true" />',
  );
});

describe('imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sesame-imports-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('of packages that nobody installs are found, in code and declarations', () => {
    mkdirSync(folder, { recursive: true });
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write(
      'package.json',
      JSON.stringify({ name: 'own', dependencies: { fine: '1' }, peerDependencies: { '@a/peer': '1' } }),
    );
    write('a.js', "import 'own/x'; import { a } from 'fine/sub'; import '@a/peer'; import 'node:fs'; import './b.js';");
    write('b.js', "// from 'comment'\nconst c = await import('lazy'); import.meta.resolve('@b/asset/file.wasm');");
    write('c.d.ts', "export type { T } from 'types-only'; import 'optional';");
    expect(undeclaredImports(folder, (name) => name === 'optional').toSorted()).toEqual([
      'b.js imports @b/asset',
      'b.js imports lazy',
      'c.d.ts imports types-only',
    ]);
  });
});
