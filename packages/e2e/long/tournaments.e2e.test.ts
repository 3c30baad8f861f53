import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { prompt } from '../prompt.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ isOwn: true });

const resign = async (page: Page) => {
  await prompt(page, 'Hide your code').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
};

/** The dialog that calls a player to a round. */
const called = (page: Page, round: number) =>
  page.getByRole('dialog', { name: 'Your match is starting' }).filter({ hasText: `Round ${round} of Friday night` });

test('two players and two bots play a tournament; its page shows rounds and standings', async () => {
  const ann = await server.openPage();
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Tournaments' }).first().click();
  await ann.getByText('No upcoming tournaments').waitFor();
  await ann.getByRole('button', { name: 'Create tournament' }).click();
  expect(await findViolations(ann)).toEqual([]);
  await ann.getByRole('textbox', { name: 'Name' }).fill('Friday night');
  await ann.getByText('Round robin').click();
  await ann.getByRole('button', { name: /Players/ }).click();
  await ann.getByRole('option', { name: '4', exact: true }).click();
  await ann.getByRole('button', { name: 'Create', exact: true }).click();
  await ann.getByRole('heading', { name: 'Friday night' }).waitFor();
  const tournament = new URL(ann.url()).pathname;

  // The organiser enters and adds two bots.
  await ann.getByRole('button', { name: 'Enter', exact: true }).click();
  await ann.getByText('You’re in.').waitFor();
  for (const bot of ['Passer-by', 'Apprentice']) {
    await ann.getByRole('button', { name: 'Add bot' }).click();
    await ann.getByRole('menuitem', { name: bot }).click();
    await ann.getByText(`${bot} (bot)`).waitFor();
  }
  await ann.getByText('Starts when one more player enters.').waitFor();

  // Bo takes the last place: both are called, and taken to their matches.
  const bo = await server.openPage({ viewport: PHONE });
  await bo.goto('/tournaments');
  await bo.getByRole('link', { name: /Friday night/ }).click();
  await bo.getByRole('button', { name: 'Enter', exact: true }).click();
  await Promise.all([called(ann, 1).waitFor(), called(bo, 1).waitFor()]);
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  await called(ann, 1).waitFor({ state: 'detached' });

  // Both are called from their match pages when the next round is ready. Bo stays where he is.
  await resign(ann);
  const isSameMatch = ann.url() === bo.url();
  if (!isSameMatch) await resign(bo);
  await Promise.all([
    called(ann, 2).getByRole('button', { name: 'Go to match' }).click(),
    called(bo, 2).getByRole('button', { name: 'Stay here' }).click(),
  ]);
  await prompt(ann, 'Hide your code').waitFor();

  // Bo goes back to the standings after the first round.
  await bo.getByRole('link', { name: 'Back to tournament' }).click();
  await bo.waitForURL(`**${tournament}`);
  await bo.getByText('Your table is ready').first().waitFor();
  const rows = bo.getByRole('table').first().getByRole('row');
  await expect.poll(() => rows.count()).toBe(5);
  const points = await rows.locator('td b').allTextContents();
  const scores = points.map((text) => Number(text.replace('½', '.5')));
  // Both matches of round 1 are over; the bots’ match of round 2 may be.
  expect([2, 3]).toContain(scores.reduce((sum, value) => sum + value, 0));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(await findViolations(bo)).toEqual([]);
  const overflowX = await bo.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflowX).toBeLessThanOrEqual(0);
  await bo.getByRole('tab', { name: 'Round 1' }).click();
  await bo.getByRole('link', { name: 'Replay' }).first().waitFor();

  // Bo withdraws; Ann cancels the tournament.
  await bo.getByRole('button', { name: 'Withdraw' }).click();
  await bo.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await bo.getByText('You have withdrawn from this tournament.').waitFor();
  // The next round may call her meanwhile.
  const stay = ann.getByRole('button', { name: 'Stay here' });
  await ann.addLocatorHandler(stay, () => stay.click());
  await ann.goto(tournament);
  await ann.getByRole('button', { name: 'Cancel tournament' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Cancel tournament' }).click();
  await bo.getByText('Cancelled').waitFor();
});
