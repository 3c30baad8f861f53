import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { guess, hide } from '../play-crack-the-code.ts';
import { prompt } from '../prompt.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

// Browsers log the 404 of a closed table, and the 409 of terms that have to be agreed to first.
const server = useServer({ expectedErrors: /status of 40[49]/ });

/** Turns the page’s guest into an account. */
const createAccount = async (page: Page, name: string): Promise<void> => {
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame, please');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
};

const friendRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your friends' }).getByRole('listitem').filter({ hasText: name });

test('two players become friends, see each other’s presence and play by invitation', async () => {
  const [ann, bo] = [
    await server.openPage(),
    await server.openPage({ viewport: PHONE, hasTouch: true, isMobile: true }),
  ];
  await createAccount(bo, 'Bo of the Vault');
  await createAccount(ann, 'Ann of the Lock');

  // A friend request needs the exact name; case does not matter.
  await ann.getByRole('link', { name: 'Friends', exact: true }).click();
  await ann.getByRole('heading', { name: 'No friends yet' }).waitFor();
  await ann.getByRole('textbox', { name: 'Name' }).fill('bo of the vault');
  await ann.keyboard.press('Enter');
  await ann.getByRole('region', { name: 'Sent requests' }).getByText('Bo of the Vault').waitFor();

  // Bo sees the request in the menu and accepts it.
  await bo.getByRole('link', { name: 'Friends: 1 new' }).click();
  await bo.getByRole('button', { name: 'Accept request from Ann of the Lock' }).waitFor();
  expect(await findViolations(bo)).toEqual([]);
  await bo.getByRole('button', { name: 'Accept request from Ann of the Lock' }).click();
  await friendRow(bo, 'Ann of the Lock').getByText('Online').waitFor();
  await friendRow(ann, 'Bo of the Vault').getByText('Online').waitFor();
  expect(await findViolations(ann)).toEqual([]);

  // Ann sees that Bo is playing, with a link to watch.
  await bo.goto('/');
  await bo.getByRole('button', { name: 'Play Crack the Code' }).click();
  await bo.getByRole('dialog').getByRole('button').filter({ hasText: 'Apprentice' }).click();
  await prompt(bo, 'Hide your code').waitFor();
  const [, match = ''] = /\/matches\/([\w-]+)/.exec(bo.url()) ?? [];
  await friendRow(ann, 'Bo of the Vault').getByText('Playing').waitFor();
  expect(await ann.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe(`/matches/${match}`);
  await hide(bo, 'rrybw');
  await prompt(bo, 'Your turn: make guess 1 of 12.').waitFor();
  await guess(bo, 'rybwg');

  // Ann opens a table and invites Bo, who joins from his match.
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann.getByRole('button', { name: 'Invite Bo of the Vault' }).click();
  await bo.getByText('Ann of the Lock invites you to play Crack the Code.').waitFor();
  expect(await findViolations(bo)).toEqual([]);
  await bo.getByRole('button', { name: 'Join', exact: true }).click();
  await Promise.all([
    ann.waitForURL('**/matches/*'),
    bo.waitForURL((url) => url.pathname.startsWith('/matches/') && !url.pathname.endsWith(match)),
  ]);
  await bo.getByText('Ann of the Lock invites you').waitFor({ state: 'detached' });

  // After the match Ann starts another game; Bo is invited on his page.
  await ann.getByRole('button', { name: 'Resign' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await ann.getByRole('button', { name: 'Another game' }).click();
  await ann.getByRole('menuitem', { name: 'Fake Crystal' }).click();
  await ann.getByText('Waiting for Bo of the Vault to join you for Fake Crystal…').waitFor();
  await bo.getByRole('button', { name: 'Join Fake Crystal' }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click();
  const over = ann.url();
  await Promise.all([
    ann.waitForURL((url) => url.href !== over && url.pathname.startsWith('/matches/')),
    bo.waitForURL(/matches/),
  ]);
});

test('matchmaking brings two players to one match', async () => {
  const [ann, bo] = [
    await server.openPage(),
    await server.openPage({ viewport: PHONE, hasTouch: true, isMobile: true }),
  ];
  const find = async (page: Page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Find an opponent' }).click();
    await page.getByRole('button', { name: 'Start search' }).click();
  };
  const panel = ann.getByRole('region', { name: 'Looking for a Crack the Code opponent' });
  await find(ann);
  await panel.waitFor();
  await find(bo);
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  expect(ann.url()).toBe(bo.url());
  await Promise.all([prompt(ann, 'Hide your code').waitFor(), prompt(bo, 'Hide your code').waitFor()]);
  await panel.waitFor({ state: 'detached' });
});

test('an invitation is postponed, then declined; a table closed by its host disappears for everyone', async () => {
  const [ann, bo] = [await server.openPage(), await server.openPage()];
  await createAccount(ann, 'Anna');
  await createAccount(bo, 'Boris');
  await ann.goto('/friends');
  await ann.getByRole('textbox', { name: 'Name' }).fill('Boris');
  await ann.keyboard.press('Enter');
  await bo.goto('/friends');
  await bo.getByRole('button', { name: 'Accept request from Anna' }).click();
  await friendRow(bo, 'Anna').waitFor();
  await bo.goto('/settings');

  await ann.goto('/');
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann.getByRole('button', { name: 'Invite Boris' }).click();
  await bo.getByRole('button', { name: 'Later' }).click();
  await bo.getByText('Anna invites you').waitFor({ state: 'detached' });
  await bo.getByRole('link', { name: 'Friends: 1 new' }).click();
  await bo.getByRole('region', { name: 'Invitations' }).getByRole('button', { name: 'No thanks' }).click();
  await bo.getByText('Anna invites you').waitFor({ state: 'detached' });

  // The open table is listed with its settings and can be filtered by game.
  await bo.goto('/');
  const tables = bo.getByRole('region', { name: 'Open tables' });
  await tables.getByText('Anna. No clock, unrated, 1 seat free').waitFor();
  await tables.getByRole('group', { name: 'Game' }).getByRole('button', { name: 'Passwords' }).click();
  await tables.getByText('No open tables match').waitFor();
  await bo.reload();
  await tables.getByRole('button', { name: 'Show all tables' }).click();
  await tables.getByRole('button', { name: 'Join' }).waitFor();
  await bo.goto(ann.url());
  await bo.getByRole('button', { name: 'Sit down' }).waitFor();
  await ann.getByRole('button', { name: 'Close table' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Close table' }).click();
  await ann.waitForURL(`${server.url}/`);
  await bo.getByText('Table not found').waitFor();

  // Blocking Boris removes him from the friends.
  await ann.goto('/friends');
  await ann.getByRole('button', { name: 'More options for Boris' }).click();
  await ann.getByRole('menuitem', { name: 'Block' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await ann.getByRole('region', { name: 'Blocked' }).getByText('Boris').waitFor();
  await bo.goto('/friends');
  await bo.getByRole('heading', { name: 'No friends yet' }).waitFor();
});

test('who looks for an opponent sees how, may stop, and is offered a bot after a while', async () => {
  const [ann, bo] = [
    await server.openPage(),
    await server.openPage({ viewport: PHONE, hasTouch: true, isMobile: true }),
  ];
  const find = async (page: Page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Find an opponent' }).click();
    await page.getByRole('button', { name: 'Start search' }).click();
  };
  const panel = ann.getByRole('region', { name: 'Looking for a Crack the Code opponent' });
  await find(ann);
  await panel.getByText('Nobody else is waiting yet').waitFor();
  // The rating range widens with time.
  await panel.getByText(/^Rating 1\d{3} to 1\d{3}/).waitFor();
  expect(await findViolations(ann)).toEqual([]);
  // Ann stops and starts again; after a while a bot is offered, and she keeps waiting.
  await panel.getByRole('button', { name: 'Stop search' }).click();
  await panel.waitFor({ state: 'detached' });
  await find(ann);
  await panel.getByRole('button', { name: /^Play .* instead$/ }).waitFor();
  await find(bo);
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  expect(ann.url()).toBe(bo.url());
  await Promise.all([prompt(ann, 'Hide your code').waitFor(), prompt(bo, 'Hide your code').waitFor()]);
  await panel.waitFor({ state: 'detached' });
});
