import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { findGames } from './find-games.ts';
import { importGame } from './import-game.ts';

const HIGH_CARD = join(import.meta.dirname, 'fixtures/high-card');

const makeFolder = () => mkdtempSync(join(tmpdir(), 'find-games-'));

/** A folder with this `package.json` and the files that it usually names. */
const makeGame = (json: object, folder = makeFolder()) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(json));
  for (const name of ['index.ts', 'entry.ts']) writeFileSync(join(folder, name), '');
  return folder;
};
const MANIFEST = { contract: CONTRACT_VERSION, game: './index.ts', entry: './entry.ts' };

const refusalOf = async (...paths: readonly string[]) => {
  const found = await findGames(paths);
  return found.ok ? undefined : found.error;
};

test('a game is found by its folder, by the folder above it, and by its package', async () => {
  const above = makeFolder();
  makeGame({ name: '@somebody/dice', sesame: MANIFEST }, join(above, 'dice'));
  makeGame({ name: 'not-a-game' }, join(above, 'other'));
  const expected = { ok: true, value: [expect.objectContaining({ id: 'dice', folder: join(above, 'dice') })] };
  expect(await findGames([join(above, 'dice')])).toEqual(expected);
  expect(await findGames([above])).toEqual(expected);

  const project = makeFolder();
  const installed = makeGame({ name: '@a/cards', sesame: MANIFEST }, join(project, 'node_modules/@a/cards'));
  const before = process.cwd;
  process.cwd = () => project;
  try {
    expect(await findGames(['@a/cards'])).toMatchObject({ ok: true, value: [{ id: 'cards', folder: installed }] });
  } finally {
    process.cwd = before;
  }
});

test.each([
  ['no-folder', () => join(makeFolder(), 'nothing'), /neither a folder nor/],
  ['no-package', () => makeFolder(), /no package\.json/],
  ['no-manifest', () => makeGame({ name: 'dice' }), /no field "sesame"/],
  ['bad-manifest', () => makeGame({ name: 'dice', sesame: { contract: 1 } }), /sesame\.game should be a text/],
  [
    'other-contract',
    () => makeGame({ name: 'dice', sesame: { ...MANIFEST, contract: 7 } }),
    new RegExp(`contract 7, this version of Sesame for contract ${CONTRACT_VERSION}`),
  ],
  ['bad-id', () => makeGame({ name: 'Dice!', sesame: MANIFEST }), /"Dice!"/],
  ['no-file', () => makeGame({ name: 'dice', sesame: { ...MANIFEST, entry: './gone.ts' } }), /gone\.ts/],
  ['id-taken', () => makeGame({ name: 'passwords', sesame: MANIFEST }), /is a game of Sesame/],
])('%s', async (code, make, message) => {
  expect(await refusalOf(make())).toEqual({ code, message: expect.stringMatching(message) });
});

test('a broken package.json is named', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'package.json'), '{');
  expect((await refusalOf(folder))?.message).toContain(join(folder, 'package.json'));
});

test('two games of one name are refused, the same folder twice is not', async () => {
  const [one, other] = [makeGame({ name: 'dice', sesame: MANIFEST }), makeGame({ name: 'dice', sesame: MANIFEST })];
  expect(await refusalOf(one, other)).toMatchObject({ code: 'id-taken' });
  expect(await refusalOf(one, one)).toBeUndefined();
});

test('a game is imported from a folder without installed packages', async () => {
  const folder = join(makeFolder(), 'high-card');
  cpSync(HIGH_CARD, folder, { recursive: true });
  const found = await findGames([folder]);
  const [one] = found.ok ? found.value : [];
  if (one === undefined) throw new Error('not found');
  const game = await importGame(one);
  const rules = await game.rules();
  expect([game.name.nl, rules.setup(2, { rounds: 1 })]).toMatchObject(['High Card', { scores: [0, 0] }]);
  expect(await game.bots()).toHaveLength(2);
});

test('a module without a game, or with another one, is refused', async () => {
  const folder = makeGame({ name: 'dice', sesame: MANIFEST });
  const found = await findGames([folder]);
  const [one] = found.ok ? found.value : [];
  if (one === undefined) throw new Error('not found');
  await expect(importGame(one)).rejects.toThrow(/game/);
  await expect(importGame({ ...one, gameFile: join(HIGH_CARD, 'index.ts') })).rejects.toThrow(/"high-card"/);
});
