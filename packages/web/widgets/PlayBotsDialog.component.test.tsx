import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { me } from '../data/client.ts';
import { changeSettings } from '../data/settings.ts';
import { startFakeMatch } from '../testing/fake-match.ts';
import { requests } from '../testing/fake-server.ts';
import { answerPlayBots } from '../testing/fake-table.ts';
import { openPage } from '../testing/open-page.tsx';

const SMALL_PHONE = { width: 360, height: 640 };

beforeEach(() => changeSettings({ help: {}, hints: true, bots: {}, wins: {}, byEar: false }));
afterEach(() => me.set({ id: 'ann', name: 'Ann', guest: true }));

const openDialog = async (game: string, viewport?: typeof SMALL_PHONE) => {
  changeSettings({ game });
  answerPlayBots('m');
  await openPage('/', viewport && { viewport });
  await expect.poll(() => document.querySelector('.hero-actions button')).not.toBeNull();
  await userEvent.click(document.querySelector('.hero-actions button') as Element);
  await expect.element(page.getByRole('dialog')).toBeVisible();
};
const helpSwitch = (name: string) => page.getByRole('switch', { name });
const toggle = async (name: string) => userEvent.click(page.getByText(name).first().element());
/** Makes the match rated, as an account. */
const rate = async () => {
  me.set({ id: 'ann', name: 'Ann', guest: false });
  await expect.element(page.getByText('Counts towards your rating')).toBeVisible();
  await toggle('Counts towards your rating');
};
const startMatch = async () => {
  await userEvent.click(document.querySelector('[role=dialog] .rival') as Element);
  await expect.poll(() => requests.some(({ route }) => route === 'POST /tables')).toBe(true);
  return requests.find(({ route }) => route === 'POST /tables')?.body as { options: Record<string, unknown> };
};

test.each([
  ['crystal-code', 'help', 'Highlight matching sides', { help: true, glass: 60 }],
  ['crystal-code', 'glass', 'Hourglass of two minutes', { help: false, glass: 120 }],
  ['passwords', 'strict', 'Try again after an invalid word', { strict: false }],
])('%s: help by “%s” is one switch, played with and remembered', async (game, kind, name, options) => {
  await startFakeMatch('crack-the-code');
  await openDialog(game);
  await expect.element(helpSwitch(name)).not.toBeChecked();
  await toggle(name);
  await expect.element(helpSwitch(name)).toBeChecked();
  expect(await startMatch()).toMatchObject({ options });
  expect(JSON.parse(localStorage.getItem('sesame.settings') ?? '{}').help[game]).toEqual({ [kind]: true });
});

test('crazy-mix: pointing by properties is on against bots until it is turned off', async () => {
  await startFakeMatch('crack-the-code');
  await openDialog('crazy-mix');
  await expect.element(helpSwitch('Point by properties')).toBeChecked();
  await toggle('Point by properties');
  expect(await startMatch()).toMatchObject({ options: { pad: false } });
});

test.each([
  ['crazy-mix', 'No clock: every right answer counts'],
  ['crystal-code', 'No hourglass: every right chain counts'],
])('%s: by ear, races wait for the player unless it is turned off', async (game, name) => {
  await startFakeMatch('crack-the-code');
  changeSettings({ byEar: true });
  await openDialog(game);
  await expect.element(helpSwitch(name)).toBeChecked();
  expect(await startMatch()).toMatchObject({ options: { untimed: true } });
  changeSettings({ byEar: false });
  await openDialog(game);
  await expect.element(helpSwitch(name)).not.toBeChecked();
});

test('guests can’t play rated matches, and are told why', async () => {
  await startFakeMatch('crack-the-code');
  await openDialog('crazy-mix');
  await expect.element(helpSwitch('Rated')).toBeDisabled();
  await expect.element(page.getByText('Create an account to play rated matches.')).toBeVisible();
  expect(await startMatch()).toMatchObject({ rated: false });
});

test('a rated match has no help, and says so', async () => {
  await startFakeMatch('crack-the-code');
  await openDialog('crazy-mix');
  await rate();
  const pad = helpSwitch('Point by properties');
  await expect.element(pad).toBeDisabled();
  await expect.element(pad).not.toBeChecked();
  await expect.element(page.getByText('Off in rated matches.').first()).toBeVisible();
  expect(await startMatch()).toMatchObject({ rated: true, options: { pad: false } });
});

test('hints turned off here are not offered in the match', async () => {
  await startFakeMatch('crack-the-code');
  await openDialog('crack-the-code');
  await toggle('Hints on request');
  await startMatch();
  await expect.element(page.getByRole('tab', { name: 'Log' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Hint' })).not.toBeInTheDocument();
});

test.each(['crack-the-code', 'fake-crystal', 'passwords', 'crazy-mix', 'crystal-code'])(
  '%s: a bot is in sight on a small phone',
  async (game) => {
    await openDialog(game, SMALL_PHONE);
    await expect.poll(() => document.querySelector('[role=dialog] .rival')).not.toBeNull();
    const bot = document.querySelector('[role=dialog] .rival')?.getBoundingClientRect();
    expect(bot?.bottom).toBeLessThanOrEqual(SMALL_PHONE.height);
  },
);

test.each([
  ['the weakest bot is recommended to newcomers', {}, 'Dawdler'],
  ['the next one is recommended after two wins', { 'crazy-mix': { dawdler: 2 } }, 'Newcomer'],
])('%s', async (_, wins, name) => {
  changeSettings({ wins });
  await openDialog('crazy-mix');
  const recommended = page.getByRole('button', { name: 'recommended for you' });
  await expect.poll(() => recommended.element().textContent).toContain(name);
  await expect.element(recommended).toHaveFocus();
});

test('every bot has a face, a line and a measured rating; the one that adapts comes last and is never rated', async () => {
  await openDialog('crazy-mix');
  await expect.poll(() => document.querySelectorAll('.rival').length).toBeGreaterThan(5);
  const rows = [...document.querySelectorAll('.rival')];
  for (const row of rows.slice(0, -1)) {
    expect(row.querySelector('.bot-face')).not.toBeNull();
    expect(row.textContent).toMatch(/\.\s*Rating \d{3,4} \(\d{3,4}–\d{3,4}\)/);
  }
  const adaptive = page.getByRole('button', { name: 'At your level' });
  expect(rows.at(-1)).toBe(adaptive.element());
  await expect.element(adaptive).toBeEnabled();
  await rate();
  await expect.element(adaptive).toBeDisabled();
});
