import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { openPage } from '../../testing/open-page.tsx';

const help = (name: string) => page.getByRole('dialog', { name });
const headings = () => [...document.querySelectorAll('[role=dialog] h3')].map(({ textContent }) => textContent);

test.each([
  ['en', 'Keyboard shortcuts', 'Crack the Code', 'copy an earlier guess', 'next match waiting for you'],
  ['fr', 'Raccourcis clavier', 'Casse-code', 'reprendre un essai précédent', 'partie suivante où c’est à vous'],
  ['nl', 'Sneltoetsen', 'Kraak de code', 'een eerdere poging overnemen', 'volgende partij waarin jij aan zet bent'],
] as const)(
  'in %s the keyboard help lists the keys of the board first',
  async (locale, title, game, ofBoard, ofPages) => {
    await startFakeMatch('crack-the-code');
    await openPage('/matches/m', { locale });
    await expect.poll(() => document.querySelector('.match-board .crystal-key')).not.toBeNull();
    await userEvent.keyboard('?');
    await expect.element(help(title).getByText(ofBoard)).toBeVisible();
    await expect.element(help(title).getByText(ofPages)).toBeInTheDocument();
    expect(headings()[0]).toBe(game);
  },
);

test('without a board the help has the keys of all pages, and leads to those of all games', async () => {
  await openPage('/settings');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(help('Keyboard shortcuts')).toBeVisible();
  expect(headings()).toEqual(['On every page', 'In a match', 'Replay']);
  await userEvent.click(page.getByRole('link', { name: 'All shortcuts' }).last());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Keyboard shortcuts' })).toBeVisible();
  for (const game of ['Crack the Code', 'Fake Crystal', 'Passwords', 'Crazy Mix', 'Crystal Code']) {
    await expect.element(page.getByRole('heading', { level: 2, name: game })).toBeVisible();
  }
  await expect.element(help('Keyboard shortcuts')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});
