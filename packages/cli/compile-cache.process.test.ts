import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = new URL('./launch.js', import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sesame-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const printVersion = (env: NodeJS.ProcessEnv) => {
  const { NODE_COMPILE_CACHE: _, ...others } = process.env;
  return spawnSync(process.execPath, [COMMAND, '--version'], { env: { ...others, ...env }, encoding: 'utf8' });
};

test('compiled modules are kept in the cache folder', () => {
  expect(printVersion({ SESAME_WEB_CACHE: folder }).status).toBe(0);
  expect(readdirSync(join(folder, 'compiled'))).toHaveLength(1);
});

test.each([
  ['a folder that cannot be made', { SESAME_WEB_CACHE: '/dev/null/cache' }],
  ['no home folder', { SESAME_WEB_CACHE: '', XDG_CACHE_HOME: '', HOME: '' }],
])('with %s the command works all the same', (_, env) => {
  const { status, stdout, stderr } = printVersion(env);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Sesame');
});
