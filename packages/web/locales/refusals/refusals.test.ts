import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Codes that only programs receive: players' bots and other clients of the protocol. */
const FOR_PROGRAMS = ['bad-token', 'for-people', 'no-topic', 'no-store', 'no-answer', 'not-local'];
/** Codes of photo finishes and ghosts, whose panels say themselves what could not be shown. */
const FOR_PANELS = ['no-race', 'race-running', 'not-finished'];
/** Codes of the command line, about files of the store. */
const FOR_OPERATORS = ['no-file', 'not-a-database', 'damaged', 'unreadable', 'foreign', 'newer', 'not-a-copy'];
const NOT_SHOWN = new Set([...FOR_PROGRAMS, ...FOR_OPERATORS, ...FOR_PANELS]);
/** Texts that come with a page or feature. */
const PAGE_TEXTS = globSync('packages/web/locales/*/texts.ts')
  .map((file) => readFileSync(file.replace('texts.ts', 'fr.ts'), 'utf8'))
  .join('\n');

const codes = new Set(
  globSync('packages/server/**/*.ts', { exclude: ['**/*.test.ts', '**/tests/**', '**/node_modules/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/refuse\(\s*'([a-z-]+)'|code: '([a-z-]+)',\s*message:/g)])
    .map(([, refused, code]) => refused ?? code ?? ''),
);

test('French and Dutch translate the same refusals', () => {
  expect(Object.keys(nl).toSorted()).toEqual(Object.keys(fr).toSorted());
});

test('every refusal of the server is translated', () => {
  expect(codes.size).toBeGreaterThan(50);
  const isTranslated = (code: string) => Object.hasOwn(fr, code) || new RegExp(`['\\s]${code}'?:`).test(PAGE_TEXTS);
  expect([...codes].filter((code) => !NOT_SHOWN.has(code) && !isTranslated(code))).toEqual([]);
});
