import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSesame } from './serve-process.fixture.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** That a game is served, hot reloaded and inspected is tested in a browser: `packages/e2e/long/inspector.e2e.test.ts`. */
test.each([
  ['a folder that does not exist', ['nowhere'], 'nowhere is neither a folder nor an installed package'],
  ['a folder without a game', [], 'has no package.json'],
  ['a port that is none', ['.', '--port', 'x'], '--port must be a whole number'],
  ['two folders', ['one', 'two'], 'Unexpected argument: two'],
])('%s is refused', async (_, args, message) => {
  const { code, err } = await runSesame(['dev', ...args], { cwd: folder });
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(message) });
});

test('a package that is no game is refused', async () => {
  writeFileSync(join(folder, 'package.json'), '{ "name": "notes" }');
  const { code, err } = await runSesame(['dev'], { cwd: folder });
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('has no field "sesame"') });
});
