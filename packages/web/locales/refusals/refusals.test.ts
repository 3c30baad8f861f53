import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What only programs are told: bots of players, and whoever speaks the protocol by hand. */
const FOR_PROGRAMS = new Set(['bad-token', 'for-people', 'no-topic', 'no-house', 'no-answer']);
/** What a page says in its own words. */
const PAGE_TEXTS = globSync('packages/web/locales/*/texts.ts')
  .map((file) => readFileSync(file.replace('texts.ts', 'fr.ts'), 'utf8'))
  .join('\n');

const codes = new Set(
  globSync('packages/server/**/*.ts', { exclude: ['**/*.test.ts', '**/tests/**', '**/node_modules/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/refuse\(\s*'([a-z-]+)'|code: '([a-z-]+)',\s*message:/g)])
    .map(([, refused, code]) => refused ?? code ?? ''),
);

test('French and Dutch know the same refusals', () => {
  expect(Object.keys(nl).toSorted()).toEqual(Object.keys(fr).toSorted());
});

test('whatever the house refuses is said in the reader’s language', () => {
  expect(codes.size).toBeGreaterThan(50);
  const isSaid = (code: string) => Object.hasOwn(fr, code) || new RegExp(`['\\s]${code}'?:`).test(PAGE_TEXTS);
  expect([...codes].filter((code) => !FOR_PROGRAMS.has(code) && !isSaid(code))).toEqual([]);
});
