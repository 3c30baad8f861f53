import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guess, hide } from './crack-the-code.ts';
import { faults } from './faults.ts';
import { prompt } from './prompt.ts';
import { openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ patience: { quiet: 500, countdown: 4_000 } });
});
afterAll(() => stage.close());

/** Ann invites Bo to a table; what she chooses in the dialog is up to the test. */
const meet = async (choose: (ann: Page) => Promise<void> = async () => {}) => {
  const ann = await stage.visit();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await choose(ann);
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const bo = await stage.visit({ viewport: PHONE });
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  return { ann, bo };
};

test('who leaves is counted down and replaced by a bot, comes back and takes the seat', async () => {
  const { ann, bo } = await meet();
  await hide(ann, 'rrybw');
  await hide(bo, 'ggppw');
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();

  // Ann closes her window while it is her turn. Bo sees the seconds run, then a bot plays.
  const address = ann.url();
  const context = ann.context();
  await ann.close();
  await bo.getByText(/has left\. A bot takes over in 0:0\d\./).waitFor();
  await bo.getByText(/A bot plays on for/).waitFor();
  await prompt(bo, 'Your turn: make guess 1 of 12.').waitFor();
  await bo
    .getByText(/\(bot\)/)
    .filter({ visible: true })
    .first()
    .waitFor();
  expect(await faults(bo)).toEqual([]);
  expect(await bo.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  // Back at the board she takes her seat with one press, and plays on herself.
  const again = await context.newPage();
  await again.goto(address);
  await again.getByText('A bot plays for you.').waitFor();
  expect(await faults(again)).toEqual([]);
  await again.getByRole('button', { name: 'Take your seat back' }).click();
  await again.getByText('A bot plays for you.').waitFor({ state: 'detached' });
  await bo.getByText(/A bot plays on for/).waitFor({ state: 'detached' });
  await guess(bo, 'yyyyy');
  await prompt(again, 'Your turn: make guess 2 of 12.').waitFor();
  await guess(again, 'ggppw');
  await prompt(bo, 'You have one guess left').waitFor();
});

test('a live match goes on by correspondence when both agree, and stays as it is when one declines', async () => {
  const { ann, bo } = await meet(async (page) => {
    await page.getByText('Live', { exact: true }).click();
    await page.getByRole('button', { name: /Time to think/ }).click();
    await page.getByRole('option', { name: 'My own times' }).click();
    await page.getByRole('slider', { name: 'Besides, for the whole match' }).fill('20');
  });
  await ann.getByText('20 min each and 30 s a move').first().waitFor();
  await ann.getByText('+ 20:00').first().waitFor();

  const propose = async () => {
    await ann.getByRole('button', { name: 'Change the pace' }).click();
    await ann.getByText('By correspondence', { exact: true }).click();
    await ann.getByRole('button', { name: 'Propose it' }).click();
    await bo.getByText(/proposes another pace: 3 days a move\./).waitFor();
  };
  await propose();
  await bo.getByRole('button', { name: 'Decline' }).click();
  await ann.getByText('The pace stays as it is.').first().waitFor();
  await propose();
  expect(await faults(bo)).toEqual([]);
  await bo.getByRole('button', { name: 'Agree' }).click();
  await ann.getByText('From now on: 3 days a move.').first().waitFor();
  await bo.getByText('3 days', { exact: true }).first().waitFor();

  // On holiday the clock waits, and the other is told until when.
  const settings = await ann.context().newPage();
  await settings.goto('/settings');
  await settings.getByRole('button', { name: 'Go on holiday' }).click();
  await settings.getByText(/You are on holiday until/).waitFor();
  expect(await faults(settings)).toEqual([]);
  await bo.getByText(/is on holiday until .*\. The clock waits\./).waitFor();
  await settings.getByRole('button', { name: 'I am back' }).click();
  await bo.getByText(/is on holiday until/).waitFor({ state: 'detached' });

  // The last pace is offered again the next time.
  await settings.goto('/');
  await settings.getByRole('button', { name: 'Invite a friend' }).click();
  expect(await settings.getByRole('slider', { name: 'Besides, for the whole match' }).inputValue()).toBe('20');
});

test('nothing was complained of in the browser', () => {
  expect(stage.complaints).toEqual([]);
});
