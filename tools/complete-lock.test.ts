import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLock, dropEngines, type Lock } from './complete-lock.ts';

const lock: Lock = {
  packages: {
    '': {},
    'node_modules/zip': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@zip/linux-x64-gnu': '2.0.0',
        '@zip/linux-arm64-musl': '2.0.0',
        '@zip/windows-x64': '^2.0.0',
        '@zip/wasm32-wasi': '2.0.0',
        '@zip/inside-darwin-x64': '2.0.0',
        'zip-extras': '1.0.0',
      },
    },
    'node_modules/@zip/linux-x64-gnu': { version: '2.0.0', os: ['linux'] },
    'node_modules/zip/node_modules/@zip/inside-darwin-x64': { version: '2.0.0' },
  },
};

test('missing builds are added with their platform', () => {
  const completed = completeLock(lock);
  expect(completed.added).toEqual([
    'node_modules/@zip/linux-arm64-musl',
    'node_modules/@zip/windows-x64',
    'node_modules/@zip/wasm32-wasi',
  ]);
  const common = { version: '2.0.0', dev: true, optional: true };
  expect(completed.lock.packages).toMatchObject({
    'node_modules/@zip/linux-arm64-musl': { ...common, os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
    'node_modules/@zip/windows-x64': { ...common, os: ['win32'], cpu: ['x64'] },
    'node_modules/@zip/wasm32-wasi': { ...common, cpu: ['wasm32'] },
  });
});

test('existing entries stay as they were, in order', () => {
  const { packages } = completeLock(lock).lock;
  expect(packages).toMatchObject(lock.packages);
  expect(Object.keys(packages)).toEqual(Object.keys(packages).toSorted());
});

test('a package without a platform in its name is left out', () => {
  const { unclear, lock: completed } = completeLock(lock);
  expect(unclear).toEqual(['zip-extras']);
  expect(completed.packages).not.toHaveProperty('node_modules/zip-extras');
});

test('a complete lock is unchanged', () => {
  const once = completeLock(lock).lock;
  expect(completeLock(once)).toMatchObject({ lock: once, added: [] });
});

test('only our own engines stay, so that npm on an older Node does not warn', () => {
  const engines = { node: '>=99' };
  expect(dropEngines({ packages: { '': { engines }, 'node_modules/zip': { version: '1.0.0', engines } } })).toEqual({
    packages: { '': { engines }, 'node_modules/zip': { version: '1.0.0' } },
  });
  const locked: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const paths = Object.keys(locked.packages).filter((path) => path !== '');
  expect(paths.filter((path) => locked.packages[path]?.engines !== undefined)).toEqual([]);
});
