import { expect, test } from 'vitest';
import { CONTRACT_VERSION, parseGameManifest } from './contract.ts';
import { makeText } from './text.ts';

test('a manifest names the contract, the game and its entry', () => {
  const manifest = { contract: CONTRACT_VERSION, game: './index.ts', entry: './entry.ts' };
  expect(parseGameManifest(manifest)).toEqual({ ok: true, value: manifest });
  expect(parseGameManifest({ ...manifest, contract: '1' })).toMatchObject({ ok: false });
  expect(parseGameManifest({ game: './index.ts' })).toMatchObject({ ok: false });
});

test('a text falls back to the first language it has', () => {
  expect(makeText({ en: 'Roll' })).toEqual({ en: 'Roll', fr: 'Roll', nl: 'Roll' });
  expect(makeText({ fr: 'Lancer', nl: 'Gooi' })).toEqual({ en: 'Lancer', fr: 'Lancer', nl: 'Gooi' });
});
