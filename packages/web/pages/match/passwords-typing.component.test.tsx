import type { Locale } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { openPage } from '../../testing/open-page.tsx';

const field = () => page.getByRole('textbox', { name: /^(Your word|Votre mot|Jouw woord)$/ });
const input = () => field().element() as HTMLInputElement;
const tiles = () => document.querySelector('.pw-letters')?.textContent;
/** The word with its caret, and as tiles. */
const shown = () => {
  const { value, selectionStart } = input();
  return { field: `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`, tiles: tiles() };
};

const openMatch = async (locale: Locale = 'en') => {
  await startFakeMatch('passwords', { options: { language: locale } });
  await openPage('/matches/m', { locale });
  await field().click();
};

test.each(['le arn', '1l2e.,arn!', 'LE ArN', '  7learn'])('of “%s” only the letters are typed', async (keys) => {
  await openMatch();
  await userEvent.keyboard(keys);
  await expect.poll(shown).toEqual({ field: 'learn|', tiles: 'LEARN' });
});

test('in the middle of a word the caret stays where it was', async () => {
  await openMatch();
  await userEvent.keyboard('lern{ArrowLeft}{ArrowLeft}');
  await userEvent.keyboard(' ');
  await expect.poll(shown).toEqual({ field: 'le|rn', tiles: 'LERN' });
  await userEvent.keyboard('3a');
  await expect.poll(shown).toEqual({ field: 'lea|rn', tiles: 'LEARN' });
  await userEvent.keyboard(' {Backspace}é-');
  await expect.poll(shown).toEqual({ field: 'lee-|rn', tiles: 'LEE-RN' });
});

test('a refused key does not delete what is selected', async () => {
  await openMatch();
  await userEvent.keyboard('learn{Shift>}{ArrowLeft}{ArrowLeft}{/Shift} ');
  await userEvent.keyboard('{ArrowRight}s');
  await expect.poll(shown).toEqual({ field: 'learns|', tiles: 'LEARNS' });
});

test('of a pasted text only its letters stay, with the caret behind them', async () => {
  await openMatch();
  await page.getByRole('searchbox').fill('a, r 2');
  await userEvent.keyboard('{ControlOrMeta>}ac{/ControlOrMeta}');
  await field().click();
  await userEvent.keyboard('len{ArrowLeft}');
  await userEvent.keyboard('{ControlOrMeta>}v{/ControlOrMeta}');
  await expect.poll(shown).toEqual({ field: 'lear|n', tiles: 'LEARN' });
  await userEvent.keyboard(' {ControlOrMeta>}v{/ControlOrMeta}');
  await expect.poll(shown).toEqual({ field: 'learar|n', tiles: 'LEARARN' });
});

test.each([
  ['fr', 'Élève œuf', 'eleveoeuf'],
  ['nl', 'coöperatie ĳs', 'cooperatieijs'],
] as const)('accents and ligatures become letters: %s', async (locale, text, word) => {
  await openMatch(locale);
  for (const character of text) await cdp().send('Input.insertText', { text: character });
  await expect.poll(shown).toEqual({ field: `${word}|`, tiles: word.toUpperCase() });
});

test.each([
  ['fr', 'é', 'tete'],
  ['nl', 'ë', 'tete'],
] as const)('letters are composed in the middle of a word: %s', async (locale, letter, word) => {
  await openMatch(locale);
  await userEvent.keyboard('tte{ArrowLeft}{ArrowLeft}');
  // A dead key, then its letter.
  await cdp().send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  await cdp().send('Input.imeSetComposition', { text: letter, selectionStart: 1, selectionEnd: 1 });
  expect(input().value).toBe(`t${letter}te`);
  await cdp().send('Input.insertText', { text: letter });
  await expect.poll(shown).toEqual({ field: 'te|te', tiles: word.toUpperCase() });
  await userEvent.keyboard(' s');
  await expect.poll(shown).toEqual({ field: 'tes|te', tiles: 'TESTE' });
});
