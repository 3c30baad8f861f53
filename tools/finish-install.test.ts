import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Lock } from './complete-lock.ts';
import { neededPaths } from './finish-install.ts';

test('running needs the dependencies of dependencies, the nearest one of each, and nothing that was built in', () => {
  const lock: Lock = {
    packages: {
      '': { dependencies: { app: '*' } },
      'node_modules/app': { link: true, resolved: 'packages/app' },
      'packages/app': { dependencies: { server: '1', react: '19' } },
      'node_modules/server': { dependencies: { router: '2' }, optionalDependencies: { fast: '1' } },
      'node_modules/server/node_modules/router': {},
      'node_modules/router': {},
      'node_modules/fast': {},
      'node_modules/react': {},
      'node_modules/bundler': {},
    },
  };
  expect([...neededPaths(lock)].toSorted()).toEqual([
    '',
    'node_modules/app',
    'node_modules/fast',
    'node_modules/server',
    'node_modules/server/node_modules/router',
    'packages/app',
  ]);
});

test('of what is installed, the server stays and the tools of the build go', () => {
  const needed = neededPaths(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const name of ['node', 'fastify', 'ws', 'pg', 'ioredis', 'typebox', '@noble/hashes'])
    expect(needed, name).toContain(`node_modules/${name}`);
  for (const name of ['vite', 'rolldown', 'react-dom', 'react-aria', 'motion', 'vitest', 'openskill'])
    expect(needed, name).not.toContain(`node_modules/${name}`);
});

/** Imports of a module that is there at run time; types are not. */
const LOADS_TOOLS = /^(import|export) (?!type )[^;]*? from '(@sesame\/(game-loader|inspector|web)|rolldown|vite)[/']/m;

test('the server and its command load tools of the build only when they are asked for', () => {
  const files = globSync('packages/{server,cli,protocol,registry,simulator}/**/*.ts', {
    exclude: ['**/node_modules/**'],
  });
  const loading = files.filter((file) => !file.includes('.test.') && LOADS_TOOLS.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(300);
  expect(loading).toEqual([]);
});
