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
  await ann.getByRole('button', { name: 'Open table' }).click();
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
  await bo.getByText(/disconnected\. A bot takes over in 0:0\d\./).waitFor();
  await bo.getByText(/A bot is playing for/).waitFor();
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
  await again.getByText('A bot is playing for you.').waitFor();
  expect(await faults(again)).toEqual([]);
  await again.getByRole('button', { name: 'Take your seat back' }).click();
  await again.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  await bo.getByText(/A bot is playing for/).waitFor({ state: 'detached' });
  await guess(bo, 'yyyyy');
  await prompt(again, 'Your turn: make guess 2 of 12.').waitFor();
  await guess(again, 'ggppw');
  await prompt(bo, 'This is your last guess').waitFor();
});

test('a live match goes on by correspondence when both agree, and stays as it is when one declines', async () => {
  const { ann, bo } = await meet(async (page) => {
    await page.getByText('Live', { exact: true }).click();
    await page.getByRole('button', { name: /Time limit/ }).click();
    await page.getByRole('option', { name: 'Custom' }).click();
    await page.getByRole('slider', { name: 'Time bank for the whole match' }).fill('20');
  });
  await ann.getByText('20 min per player + 30 s per move').first().waitFor();
  await ann.getByText('+ 20:00').first().waitFor();

  const propose = async () => {
    await ann.getByRole('button', { name: 'Change time control' }).click();
    await ann.getByText('Correspondence', { exact: true }).click();
    await ann.getByRole('button', { name: 'Propose' }).click();
    await bo.getByText(/proposes a new time control: 3 days per move\./).waitFor();
  };
  await propose();
  await bo.getByRole('button', { name: 'Decline' }).click();
  await ann.getByText('The time control stays the same.').first().waitFor();
  await propose();
  expect(await faults(bo)).toEqual([]);
  await bo.getByRole('button', { name: 'Agree' }).click();
  await ann.getByText('New time control: 3 days per move.').first().waitFor();
  await bo.getByText('3 days', { exact: true }).first().waitFor();

  // On holiday the clock waits, and the other is told until when.
  const settings = await ann.context().newPage();
  await settings.goto('/settings');
  await settings.getByRole('button', { name: 'Start vacation' }).click();
  await settings.getByText(/You’re on vacation until/).waitFor();
  expect(await faults(settings)).toEqual([]);
  await bo.getByText(/is on vacation until .*\. The clock is paused\./).waitFor();
  await settings.getByRole('button', { name: 'End vacation' }).click();
  await bo.getByText(/is on vacation until/).waitFor({ state: 'detached' });

  // The last pace is offered again the next time.
  await settings.goto('/');
  await settings.getByRole('button', { name: 'Invite a friend' }).click();
  expect(await settings.getByRole('slider', { name: 'Time bank for the whole match' }).inputValue()).toBe('20');
});

test('nothing was complained of in the browser', () => {
  expect(stage.complaints).toEqual([]);
});
