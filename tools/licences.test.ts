import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dependenciesOf, isAllowed, makeLicences } from './licences.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const dependencies = dependenciesOf(JSON.parse(read('../package-lock.json')));

test('all run-time dependencies have an allowed licence', () => {
  expect(dependencies.length).toBeGreaterThan(100);
  expect(dependencies.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test('docs/licences.md is up to date', () => {
  expect(read('../docs/licences.md')).toBe(makeLicences(dependencies));
});

test.each([
  ['MIT', true],
  ['Apache-2.0 AND BSL-1.0', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  ['constructor', false],
  [undefined, false],
])('%s: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});

test('dev dependencies are left out, and platform builds have the licence of their package', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', license: 'MIT', optionalDependencies: { 'a-linux': '1.0.0' } },
    'node_modules/a-linux': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/a/node_modules/c': { version: '3.0.0' },
  };
  expect(dependenciesOf({ packages }).map(({ name, licence }) => [name, licence])).toEqual([
    ['a', 'MIT'],
    ['a-linux', 'MIT'],
    ['c', undefined],
  ]);
});
