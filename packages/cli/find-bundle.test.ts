import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBundle } from './find-bundle.js';

const SECONDS = { source: 1_000, bundle: 2_000, later: 3_000 };

let folder: string;
const write = (name: string, text: string, seconds: number) => {
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), seconds, seconds);
};
const find = () => findBundle(pathToFileURL(join(folder, 'dist/')));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sesame-bundle-'));
  mkdirSync(join(folder, 'dist'));
  for (const name of ['a.ts', 'b.ts']) write(name, '', SECONDS.source);
  write('dist/sources.json', '["../a.ts", "../b.ts"]', SECONDS.later);
  write('dist/main.js', '', SECONDS.bundle);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a bundle is run while its sources are as old or older', () => {
  expect(find()).toBe(pathToFileURL(join(folder, 'dist/main.js')).href);
  write('b.ts', '', SECONDS.bundle);
  expect(find()).toBeDefined();
});

test.each([
  ['a source was changed', () => write('b.ts', '', SECONDS.later)],
  ['a source was removed', () => rmSync(join(folder, 'a.ts'))],
  ['there is none', () => rmSync(join(folder, 'dist'), { recursive: true })],
])('the sources are run if %s', (_, change) => {
  change();
  expect(find()).toBeUndefined();
});
