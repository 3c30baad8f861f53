import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hide } from './crack-the-code.ts';
import { faults } from './faults.ts';
import { prompt } from './prompt.ts';
import { openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const write = async (page: Page, to: string, text: string) => {
  await page.getByRole('textbox', { name: to }).fill(text);
  await page.keyboard.press('Enter');
};

const nameOf = async (page: Page): Promise<string> => {
  const label = await page.getByRole('link', { name: /^.+: your account$/ }).getAttribute('aria-label');
  return label?.split(':')[0] ?? '';
};

const hasNoFaults = async (page: Page) => {
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

test('players and audience speak apart, a line is muted and reported, and the host deals with it', async () => {
  const [host, ann, bo] = [await stage.visit(), await stage.visit(), await stage.visit()];
  const cas = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true });

  // The link makes whoever opens it the host, and leaves the address.
  await host.goto(stage.desk);
  await host.getByRole('heading', { level: 1, name: 'Admin console' }).waitFor();
  await host.waitForURL((url) => url.pathname === '/desk' && url.search === '');
  await host.getByText('You’re a guest, known only to this browser.').waitFor();
  await host.getByText('Players online').waitFor();
  await hasNoFaults(host);

  // Two play at a listed table; a third finds them on the home page.
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Open a table' }).first().click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann.waitForURL('**/tables/*');
  await bo.goto('/');
  const boName = await nameOf(bo);
  await bo.goto(ann.url());
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  await hide(ann, 'rrybw');
  await cas.goto('/');
  await cas.getByRole('link', { name: /^Watch/ }).click();
  await cas.waitForURL('**/matches/*');
  await prompt(cas, /./).waitFor();
  for (const page of [ann, cas]) await page.getByText('1 spectator').waitFor({ state: 'attached' });

  // What the audience says the players do not see; what they say the audience reads.
  await cas.getByRole('button', { name: 'Chat and log' }).click();
  await cas.getByText('Players can read this when the match is over.').waitFor();
  await write(cas, 'Write to spectators', 'Two reds, I think');
  await cas.getByText('Two reds, I think').waitFor();
  await write(bo, 'Write a message', 'Hurry up, you snail');
  await ann.getByText('Hurry up, you snail').waitFor();
  await cas.getByRole('tab', { name: 'Players' }).click();
  await cas.getByRole('listitem').filter({ hasText: 'Hurry up, you snail' }).waitFor();
  expect(await cas.getByRole('textbox').count()).toBe(0);
  await hasNoFaults(cas);
  expect(await ann.getByText('Two reds, I think').count()).toBe(0);

  // Ann reports the line with the keyboard alone, and mutes Bo.
  const line = ann.getByRole('listitem').filter({ hasText: 'Hurry up, you snail' });
  await line.getByRole('button', { name: boName }).focus();
  await ann.keyboard.press('Enter');
  await ann.getByRole('menuitem', { name: 'Report this message' }).focus();
  await ann.keyboard.press('Enter');
  await ann.getByRole('heading', { name: `Report ${boName}` }).waitFor();
  await hasNoFaults(ann);
  await ann.getByRole('textbox', { name: 'Details' }).fill('It is a friendly match');
  await ann.getByRole('button', { name: 'Send report' }).click();
  await ann.getByText('Report sent.').first().waitFor();
  await line.getByRole('button', { name: boName }).click();
  await ann.getByRole('menuitem', { name: `Mute ${boName}` }).click();
  await ann.getByText('1 message from a muted player.').waitFor();
  await write(bo, 'Write a message', 'Are you there?');
  await ann.getByText('2 messages from muted players.').waitFor();
  expect(await ann.getByText('Hurry up, you snail').count()).toBe(0);

  // It reaches the desk, with what was said around it; the host silences Bo, who is told so.
  await host.getByRole('tab', { name: 'Reports' }).click();
  const report = host.getByRole('region', { name: `Report ${boName}` });
  await report.getByText('It is a friendly match').waitFor();
  await report.locator('.reported').getByText('Hurry up, you snail').waitFor();
  await hasNoFaults(host);
  await report.getByRole('button', { name: `Mute ${boName}` }).click();
  await host
    .getByRole('dialog')
    .getByRole('button', { name: `Mute ${boName}` })
    .click();
  await host.getByText(`${boName} is muted.`).first().waitFor();
  await write(bo, 'Write a message', 'Hello?');
  await bo.getByText('You’re muted by the server admin until').first().waitFor();
  await report.getByRole('button', { name: 'Mark as resolved' }).click();
  await report.getByText('Resolved').waitFor();

  // The host says something to everybody; who has read it closes it, and it stays closed.
  await host.getByRole('tab', { name: 'Overview' }).click();
  await host.getByRole('textbox', { name: 'Your announcement' }).fill('We close at ten.');
  await host.getByRole('button', { name: 'Publish' }).click();
  for (const page of [ann, bo, cas]) await page.getByText('We close at ten.').waitFor();
  await ann.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => ann.getByText('We close at ten.').count()).toBe(0);
  await ann.reload();
  await prompt(ann, /./).waitFor();
  await bo.getByText('We close at ten.').waitFor();
  expect(await ann.getByText('We close at ten.').count()).toBe(0);

  // The host ends the match; now the players read what the audience said.
  await host.getByRole('tab', { name: 'Tables and matches' }).click();
  await host.getByRole('button', { name: /^End .* match$/ }).click();
  await host.getByRole('textbox', { name: 'Note to the players' }).fill('The power goes');
  await host.getByRole('dialog').getByRole('button', { name: 'End match' }).click();
  await ann.getByRole('heading', { name: 'The server admin ended this match' }).waitFor();
  await ann.getByText('The power goes').waitFor();
  await ann.getByRole('tab', { name: 'Spectators' }).click();
  await ann.getByText('Two reds, I think').waitFor();
  await hasNoFaults(ann);

  // A backup, with its size, for the host to take away.
  await host.getByRole('tab', { name: 'Backups' }).click();
  await host.getByRole('button', { name: 'Back up now' }).click();
  const [file] = await Promise.all([
    host.waitForEvent('download'),
    host.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sesame-.*\.sqlite$/);
  await hasNoFaults(host);

  // Whom one muted one hears again.
  await ann.goto('/account');
  await ann.getByRole('button', { name: `Unmute ${boName}` }).click();
  await ann.getByText('You haven’t muted anyone.').waitFor();
  expect(stage.complaints).toEqual([]);
});

test('for everybody else there is no desk', async () => {
  const stranger = await stage.visit();
  await stranger.goto('/desk');
  await stranger.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await stranger.goto(stage.desk);
  await stranger.getByRole('heading', { name: 'Something went wrong' }).waitFor();
});
