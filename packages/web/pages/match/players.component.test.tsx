import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { answer, answerWith, publish, requests } from '../../testing/fake-server.ts';
import { answerTable, makeTable, person } from '../../testing/fake-table.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { openPage } from '../../testing/open-page.tsx';

const RATING = { rating: 1500, deviation: 350, played: 0, provisional: true };
const ANN = { name: 'Ann', player: 'ann' };
const BO = { name: 'Bo', player: 'bo' };
const board = () => page.getByRole('region', { name: 'Board' });
const nameOf = (name: string | RegExp) => board().getByRole('button', { name });

/** A table behind the match at `/matches/m`. */
const tableOf = (isBoOnline: boolean) =>
  makeTable({ match: 'm', host: 'ann', seats: [person('Ann'), person('Bo', { online: isBoOnline })] });

test('a name shows the rating and opens a menu, by mouse and by keyboard', async () => {
  await startFakeMatch('crack-the-code');
  answer('GET /ratings', [RATING, RATING]);
  answerWith('POST /reports', () => ({}));
  await openPage('/matches/m');
  await expect.element(nameOf(/^Bo Rating 1500\?/)).toBeVisible();
  await userEvent.click(nameOf(/^Bo/));
  const menu = page.getByRole('menu');
  const items = () =>
    menu
      .getByRole('menuitem')
      .all()
      .map((item) => item.element().textContent);
  await expect.element(menu).toBeVisible();
  expect(items()).toEqual(['Profile', 'Add friend', 'Challenge', 'Mute', 'Report']);
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  nameOf(/^Bo/).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toBeVisible();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Report' }));
  await userEvent.click(page.getByRole('dialog', { name: 'Report Bo' }).getByRole('button', { name: 'Send report' }));
  await expect
    .poll(() => requests.at(-1))
    .toEqual({ route: 'POST /reports', body: { about: 'bo', reason: 'rude', words: '' } });
});

test('your own name lets you change it', async () => {
  await startFakeMatch('crack-the-code');
  answerWith('PATCH /me', ({ body }) => ({ id: 'ann', guest: true, ...(body as object) }));
  await openPage('/matches/m');
  await userEvent.click(nameOf(/^Ann/));
  await userEvent.click(page.getByRole('menuitem', { name: 'Change name' }));
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox'), 'Anna');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => requests.at(-1)).toEqual({ route: 'PATCH /me', body: { name: 'Anna' } });
});

test('a player who lost the connection is shown as away, until they are back', async () => {
  await startFakeMatch('crack-the-code');
  answerTable(tableOf(true));
  await openPage('/matches/m');
  await expect.element(nameOf(/^Bo/)).toBeVisible();
  publish({ type: 'table', table: tableOf(false) });
  await expect.element(nameOf(/^Bo away/)).toBeVisible();
  publish({ type: 'table', table: tableOf(true) });
  await expect.element(nameOf(/^Bo away/)).not.toBeInTheDocument();
});

test.each([
  ['crack-the-code', 'novice', 'Apprentice bot, level 2', 2],
  ['fake-crystal', 'trader', 'Trader bot, level 5', 3],
  ['passwords', 'novice', 'Novice bot, level 1', 2],
  ['crazy-mix', 'regular', 'Regular bot, level 4', 2],
  ['crystal-code', 'tinker', 'Tinkerer bot, level 2', 2],
])('the board of %s says who is a bot of which level', async (game, bot, name, seats) => {
  const players = [ANN, { name: 'Bot', bot }, BO].slice(0, seats);
  await startFakeMatch(game, { players });
  await openPage('/matches/m');
  await expect.element(nameOf(new RegExp(`^${name}`)).first()).toBeVisible();
});

test('no two seats have one name: in the board, the log and the chat', async () => {
  const match = await startFakeMatch('crack-the-code', { players: [ANN, { name: 'Ann', player: 'bo' }] });
  await openPage('/matches/m');
  await expect.element(nameOf(/^Ann \(2\)/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Ann (2)’s guesses' })).toBeVisible();
  await userEvent.click(page.getByRole('tab', { name: 'Chat' }));
  publish({ type: 'chat', table: 't', seq: 1, lines: [{ seq: 1, at: 0, player: 'bo', name: 'Ann', text: 'Hello' }] });
  await expect.element(page.getByRole('button', { name: 'Ann (2)', exact: true })).toBeVisible();
  match.move(1, { type: 'hide', code: 'rrybw' });
  match.move(1, { type: 'resign' });
  await expect.element(page.getByText('You win: Ann (2) resigned.').first()).toBeVisible();
  await userEvent.click(page.getByRole('tab', { name: 'Log' }));
  await expect
    .element(
      page
        .getByRole('tabpanel')
        .getByText(/Ann \(2\)/)
        .first(),
    )
    .toBeVisible();
});

test('a player who is called like a bot is told apart from it', async () => {
  const players = [{ name: 'Trader', player: 'ann' }, { name: 'Trader', bot: 'trader' }, BO];
  await startFakeMatch('fake-crystal', { players });
  await openPage('/matches/m');
  await expect.element(nameOf(/^Trader \(2\) bot, level 5/).first()).toBeVisible();
});
