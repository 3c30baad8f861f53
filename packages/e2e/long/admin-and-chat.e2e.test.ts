import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { createAccount } from '../create-account.ts';
import { hide } from '../play-crack-the-code.ts';
import { prompt } from '../prompt.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

// A guest who opens the admin link is refused first, and so is everybody who opens the console.
const server = useServer({ isOwn: true, expectedErrors: /\/admin.*40[34]/ });

const write = async (page: Page, to: string, text: string) => {
  await page.getByRole('textbox', { name: to }).fill(text);
  await page.keyboard.press('Enter');
};

const nameOf = async (page: Page): Promise<string> => {
  const label = await page.getByRole('link', { name: /^.+: your account$/ }).getAttribute('aria-label');
  return label?.split(':')[0] ?? '';
};

const expectAccessible = async (page: Page) => {
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

test('players and spectators chat separately; a message is muted, reported and handled by the admin', async () => {
  const [admin, ann, bo] = [await server.openPage(), await server.openPage(), await server.openPage()];
  const cas = await server.openPage({ viewport: PHONE, hasTouch: true, isMobile: true });

  // The one-time link grants admin rights, to an account only, and is removed from the address.
  await admin.goto(server.adminLink);
  await admin.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
  await expectAccessible(admin);
  await createAccount(admin, 'The Admin');
  await admin.goto(server.adminLink);
  await admin.getByRole('heading', { level: 1, name: 'Admin console' }).waitFor();
  await admin.waitForURL((url) => url.pathname === '/admin' && url.search === '');
  await admin.getByText('Players online').waitFor();
  await expectAccessible(admin);

  // Cas finds the match of Ann and Bo on the home page.
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Open a table' }).first().click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann.waitForURL('**/tables/*');
  await bo.goto('/');
  const boName = await nameOf(bo);
  await bo.goto(ann.url());
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  await hide(ann, 'rrybw');
  await cas.goto('/');
  await cas.getByRole('link', { name: /^Watch/ }).click();
  await cas.waitForURL('**/matches/*');
  await prompt(cas, /./).waitFor();
  for (const page of [ann, cas]) await page.getByText('1 spectator').waitFor({ state: 'attached' });

  // Players can’t read the spectator chat; spectators can read the players’ chat.
  await cas.getByRole('button', { name: 'Chat and log' }).click();
  await cas.getByRole('tab', { name: 'Spectators' }).click();
  await cas.getByText('Players can read this when the match is over.').waitFor();
  await write(cas, 'Write to spectators', 'Two reds, I think');
  await cas.getByText('Two reds, I think').waitFor();
  await bo.getByRole('tab', { name: 'Chat' }).click();
  await write(bo, 'Write a message', 'Hurry up, you snail');
  await ann.getByText('Hurry up, you snail').waitFor();
  await cas.getByRole('tab', { name: 'Players' }).click();
  await cas.getByRole('listitem').filter({ hasText: 'Hurry up, you snail' }).waitFor();
  expect(await cas.getByRole('textbox').count()).toBe(0);
  await expectAccessible(cas);
  expect(await ann.getByText('Two reds, I think').count()).toBe(0);

  // Ann reports the message with the keyboard and mutes Bo.
  const message = ann.getByRole('listitem').filter({ hasText: 'Hurry up, you snail' });
  await message.getByRole('button', { name: boName }).focus();
  await ann.keyboard.press('Enter');
  await ann.getByRole('menuitem', { name: 'Report this message' }).focus();
  await ann.keyboard.press('Enter');
  await ann.getByRole('heading', { name: `Report ${boName}` }).waitFor();
  await expectAccessible(ann);
  await ann.getByRole('textbox', { name: 'Details' }).fill('It is a friendly match');
  await ann.getByRole('button', { name: 'Send report' }).click();
  await ann.getByText('Report sent.').first().waitFor();
  await message.getByRole('button', { name: boName }).click();
  await ann.getByRole('menuitem', { name: `Mute ${boName}` }).click();
  await ann.getByText('1 message from a muted player.').waitFor();
  await write(bo, 'Write a message', 'Are you there?');
  await ann.getByText('2 messages from muted players.').waitFor();
  expect(await ann.getByText('Hurry up, you snail').count()).toBe(0);

  // The report shows the messages around it; the admin mutes Bo.
  await admin.getByRole('link', { name: 'Reports' }).click();
  const report = admin.getByRole('region', { name: `Report ${boName}` });
  await report.getByText('It is a friendly match').waitFor();
  await report.locator('.reported').getByText('Hurry up, you snail').waitFor();
  await expectAccessible(admin);
  await report.getByRole('button', { name: `Mute ${boName}` }).click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: `Mute ${boName}` })
    .click();
  await admin.getByText(`${boName} is muted.`).first().waitFor();
  await write(bo, 'Write a message', 'Hello?');
  await bo.getByText('You’re muted by the server admin until').first().waitFor();
  await report.getByRole('button', { name: 'Mark as resolved' }).click();
  await report.getByText('Resolved').waitFor();

  // An announcement is shown to everyone; once dismissed it stays dismissed.
  await admin.getByRole('link', { name: 'Overview' }).click();
  await admin.getByRole('textbox', { name: 'Your announcement' }).fill('We close at ten.');
  await admin.getByRole('button', { name: 'Publish' }).click();
  for (const page of [ann, bo, cas]) await page.getByText('We close at ten.').waitFor();
  await ann.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => ann.getByText('We close at ten.').count()).toBe(0);
  await ann.reload();
  await prompt(ann, /./).waitFor();
  await bo.getByText('We close at ten.').waitFor();
  expect(await ann.getByText('We close at ten.').count()).toBe(0);

  // The admin ends the match; now the players can read the spectator chat.
  await admin.getByRole('link', { name: 'Tables and matches' }).click();
  await admin.getByRole('button', { name: /^End .* match$/ }).click();
  await admin.getByRole('textbox', { name: 'Note to the players' }).fill('The power goes');
  await admin.getByRole('dialog').getByRole('button', { name: 'End match' }).click();
  await ann.getByRole('heading', { name: 'The server admin ended this match' }).waitFor();
  await ann.getByText('The power goes').waitFor();
  await ann.getByRole('tab', { name: 'Spectators' }).click();
  await ann.getByText('Two reds, I think').waitFor();
  await expectAccessible(ann);

  // Backup and its download.
  await admin.getByRole('link', { name: 'Backups' }).click();
  await admin.getByRole('button', { name: 'Back up now' }).click();
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sesame-.*\.sqlite$/);
  await expectAccessible(admin);

  // Ann unmutes Bo.
  await ann.goto('/account');
  await ann.getByRole('button', { name: `Unmute ${boName}` }).click();
  await ann.getByText('You haven’t muted anyone.').waitFor();
});

test('everyone else is refused the admin console', async () => {
  const stranger = await server.openPage();
  await stranger.goto('/admin');
  await stranger.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await stranger.goto('/admin/people');
  await stranger.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await stranger.goto(server.adminLink);
  await stranger.getByRole('heading', { name: 'Something went wrong' }).waitFor();
});
