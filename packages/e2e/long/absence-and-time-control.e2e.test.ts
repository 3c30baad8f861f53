import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { guess, hide } from '../play-crack-the-code.ts';
import { prompt } from '../prompt.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ substitutes: { graceMs: 500, countdownMs: 4_000 } });

/** Starts a match between Ann and Bo. `choose` sets options in Ann’s dialog. */
const startMatch = async (choose: (ann: Page) => Promise<void> = async () => {}) => {
  const ann = await server.openPage();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByText('Custom').click();
  await choose(ann);
  await ann.getByRole('button', { name: 'Open table' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const bo = await server.openPage({ viewport: PHONE });
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  return { ann, bo };
};

test('a bot replaces a disconnected player after a countdown, until the player takes the seat back', async () => {
  const { ann, bo } = await startMatch();
  await hide(ann, 'rrybw');
  await hide(bo, 'ggppw');
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();

  // Ann disconnects on her turn. Bo sees the countdown, then a bot plays.
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
  expect(await findViolations(bo)).toEqual([]);
  expect(await bo.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  // Ann returns, takes her seat back and plays on.
  const again = await context.newPage();
  await again.goto(address);
  await again.getByText('A bot is playing for you.').waitFor();
  expect(await findViolations(again)).toEqual([]);
  await again.getByRole('button', { name: 'Take your seat back' }).click();
  await again.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  await bo.getByText(/A bot is playing for/).waitFor({ state: 'detached' });
  await guess(bo, 'yyyyy');
  await prompt(again, 'Your turn: make guess 2 of 12.').waitFor();
  await guess(again, 'ggppw');
  await prompt(bo, 'This is your last guess').waitFor();
});

test('a live match becomes a correspondence match when both agree; a vacation pauses its clock', async () => {
  const { ann, bo } = await startMatch(async (page) => {
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
  expect(await findViolations(bo)).toEqual([]);
  await bo.getByRole('button', { name: 'Agree' }).click();
  await ann.getByText('New time control: 3 days per move.').first().waitFor();
  await bo.getByText('3 days', { exact: true }).first().waitFor();

  // A vacation pauses the clock, and the opponent sees until when.
  const settings = await ann.context().newPage();
  await settings.goto('/settings');
  await settings.getByRole('button', { name: 'Start vacation' }).click();
  await settings.getByText(/You’re on vacation until/).waitFor();
  expect(await findViolations(settings)).toEqual([]);
  await bo.getByText(/is on vacation until .*\. The clock is paused\./).waitFor();
  await settings.getByRole('button', { name: 'End vacation' }).click();
  await bo.getByText(/is on vacation until/).waitFor({ state: 'detached' });

  // The dialog remembers the last time control.
  await settings.goto('/');
  await settings.getByRole('button', { name: 'Invite a friend' }).click();
  await settings.getByText('Custom').click();
  expect(await settings.getByRole('slider', { name: 'Time bank for the whole match' }).inputValue()).toBe('20');
});
