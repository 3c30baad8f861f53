import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeSettings } from '../../data/settings.ts';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { answer } from '../../testing/fake-server.ts';
import { answerPlayBots } from '../../testing/fake-table.ts';
import { makeSummary } from '../../testing/match-summary.ts';
import { openPage } from '../../testing/open-page.tsx';

afterEach(() => changeSettings({ bots: {}, lessons: {} }));

const click = async (selector: string) => {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  const element = document.querySelector(selector);
  if (element !== null) await userEvent.click(element);
};

test.each([
  ['fr', 'À vous de jouer', 'Cachez votre code'],
  ['nl', 'Nu spelen', 'Verberg je code'],
] as const)('a match against a bot is started in %s', async (locale, title, prompt) => {
  await startFakeMatch('crack-the-code');
  answerPlayBots('m');
  await openPage('/', { locale });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.poll(() => document.documentElement.lang).toBe(locale);
  await click('.hero-actions button');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await click('[role=dialog] button:has(.strength)');
  await expect.poll(() => location.pathname).toBe('/matches/m');
  await expect.element(page.getByText(prompt).first()).toBeVisible();
});

const heading = (name: string, level: number) => page.getByRole('heading', { name, level });

test('newcomers get the whole hero', async () => {
  await openPage('/');
  await expect.element(heading('Play now', 1)).toBeVisible();
  expect(document.querySelector('.hero .dial')).not.toBeNull();
  await expect.element(heading('Welcome back', 1)).not.toBeInTheDocument();
});

test.each([
  ['played a bot', () => changeSettings({ bots: { passwords: 'novice' } })],
  ['begun a lesson', () => changeSettings({ lessons: { passwords: 1 } })],
  ['a finished match', () => answer('GET /matches', [makeSummary('old', { outcome: { ranks: [1, 2] } })])],
])('who has %s gets a small hero below their matches', async (_, prepare) => {
  prepare();
  await openPage('/');
  await expect.element(heading('Welcome back', 1)).toBeVisible();
  await expect.element(heading('Play now', 2)).toBeVisible();
  expect(document.querySelector('.hero .dial')).toBeNull();
});

test('a card starts its game; the rules are a link of their own', async () => {
  await openPage('/');
  const card = page.getByRole('article').filter({ hasText: 'Passwords' });
  await expect
    .element(card.getByRole('link', { name: 'How to play: Passwords' }))
    .toHaveAttribute('href', '/learn/passwords');
  // The picture is part of the button.
  await userEvent.click(card, { position: { x: 60, y: 60 } });
  await expect.element(page.getByRole('dialog', { name: 'Passwords' })).toBeVisible();
});
