import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COMBINATIONS } from './combinations.fixture.ts';
import { gameFiles } from './game-files.ts';
import { installedTarballs } from './installed-tarballs.ts';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'new-game-'));
});
afterEach(() => rmSync(project, { recursive: true }));

const installed = () =>
  installedTarballs(join(project, 'node_modules/@sesame/server/node_modules/@sesame/cli/main.js'));

test('a game written in a project with tarballs depends on all of them, wherever it is', () => {
  const dependencies = {
    '@sesame/client': 'file:../tarballs/sesame-client-1.0.0.tgz',
    '@sesame/kernel': 'file:sesame-kernel-1.0.0.tgz',
    '@sesame/ui': '^1.0.0',
    react: 'file:react.tgz',
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ dependencies }));
  const tarballs = installed();
  expect(tarballs).toEqual({
    '@sesame/client': `file:${join(project, '../tarballs/sesame-client-1.0.0.tgz')}`,
    '@sesame/kernel': `file:${join(project, 'sesame-kernel-1.0.0.tgz')}`,
  });
  const [plan] = COMBINATIONS;
  if (plan === undefined) throw new Error('no combination');
  const { devDependencies } = JSON.parse(gameFiles(plan, { version: '1.2.3', tarballs }).get('package.json') ?? '');
  expect(devDependencies).toMatchObject({ ...tarballs, '@sesame/ui': '^1.2.3' });
});

test('without a project around it there are none', () => {
  expect(installed()).toEqual({});
  expect(installedTarballs(join(project, 'main.js'))).toEqual({});
});
