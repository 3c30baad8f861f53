import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { prompt } from './prompt.ts';
import { openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const giveUp = async (page: Page) => {
  await prompt(page, 'Hide your code').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
};

test('two people enter a tournament with bots, are taken to their tables, and see the standings', async () => {
  const ann = await stage.visit();
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Tournaments' }).first().click();
  await ann.getByText('No upcoming tournaments').waitFor();
  await ann.getByRole('button', { name: 'Create tournament' }).click();
  expect(await faults(ann)).toEqual([]);
  await ann.getByRole('textbox', { name: 'Name' }).fill('Friday night');
  await ann.getByText('Round robin').click();
  await ann.getByRole('button', { name: /Players/ }).click();
  await ann.getByRole('option', { name: '4', exact: true }).click();
  await ann.getByRole('button', { name: 'Create', exact: true }).click();
  await ann.getByRole('heading', { name: 'Friday night' }).waitFor();
  const tournament = new URL(ann.url()).pathname;

  // Its organiser enters, and lets two bots in.
  await ann.getByRole('button', { name: 'Enter', exact: true }).click();
  await ann.getByText('You’re in.').waitFor();
  for (const bot of ['Passer-by', 'Apprentice']) {
    await ann.getByRole('button', { name: 'Add bot' }).click();
    await ann.getByRole('menuitem', { name: bot }).click();
    await ann.getByText(`${bot} (bot)`).waitFor();
  }
  await ann.getByText('Starts when one more player enters.').waitFor();

  // Bo finds it in the list and takes the last place: both are led to their tables.
  const bo = await stage.visit({ viewport: PHONE });
  await bo.goto('/tournaments');
  await bo.getByRole('link', { name: /Friday night/ }).click();
  await bo.getByRole('button', { name: 'Enter', exact: true }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);

  // Ann plays from where she is called to: at her board she is told when the next table is ready.
  await giveUp(ann);
  const isOurs = ann.url() === bo.url();
  if (!isOurs) await giveUp(bo);
  await bo.getByRole('link', { name: 'Back to tournament' }).waitFor();
  await ann.getByText('Your table is ready: round 2 of Friday night').waitFor();
  await ann.getByRole('link', { name: 'Go to match' }).click();
  await prompt(ann, 'Hide your code').waitFor();

  // Bo goes back and looks at the standings first, which show what the first round was worth.
  await bo.getByRole('link', { name: 'Back to tournament' }).click();
  await bo.waitForURL(`**${tournament}`);
  await bo.getByText('Your table is ready').first().waitFor();
  const rows = bo.getByRole('table').first().getByRole('row');
  await expect.poll(() => rows.count()).toBe(5);
  const points = await rows.locator('td b').allTextContents();
  const worth = points.map((text) => Number(text.replace('½', '.5')));
  // Two matches of the first round are over; of the second, that of two bots may be.
  expect([2, 3]).toContain(worth.reduce((sum, value) => sum + value, 0));
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  expect(await faults(bo)).toEqual([]);
  const sticksOut = await bo.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sticksOut).toBeLessThanOrEqual(0);
  await bo.getByRole('tab', { name: 'Round 1' }).click();
  await bo.getByRole('link', { name: 'Replay' }).first().waitFor();

  // Bo withdraws; Ann calls the rest off.
  await bo.getByRole('button', { name: 'Withdraw' }).click();
  await bo.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await bo.getByText('You have withdrawn from this tournament.').waitFor();
  await ann.goto(tournament);
  await ann.getByRole('button', { name: 'Cancel tournament' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Cancel tournament' }).click();
  await bo.getByText('Cancelled').waitFor();
  expect(stage.complaints).toEqual([]);
});
