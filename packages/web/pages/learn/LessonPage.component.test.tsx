import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeSettings } from '../../data/settings.ts';
import { openPage } from '../../testing/open-page.tsx';

const task = (text: string) => page.getByRole('main').getByText(text).first();
const next = () => page.getByRole('button', { name: 'Next' });

test('a lesson of Crack the Code is played with the keyboard, and resumed where it was left', async () => {
  await openPage('/learn/crack-the-code/lesson');
  await expect.element(task('First, hide a code.')).toBeVisible();
  await expect.element(task('Find the other player’s hidden code')).toBeVisible();
  await userEvent.keyboard('rryy{Enter}');
  await expect.element(task('Your code is hidden.')).toBeVisible();
  await next().click();
  await expect.element(task('Try red, yellow, blue, green')).toBeVisible();
  await userEvent.keyboard('wwww{Enter}');
  await expect.element(task('For this step, guess')).toBeVisible();
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Continue lesson' }).click();
  await expect.element(page.getByText('Step 2 of 4')).toBeVisible();
  await userEvent.keyboard('rybg{Enter}');
  await expect.element(task('Three black pins')).toBeVisible();
});

test('in the lesson of Fake Crystal, Bo’s answer is seen before the result is told', async () => {
  await openPage('/learn/fake-crystal/lesson');
  await expect.element(task('Each round, everyone secretly offers two tiles.')).toBeVisible();
  const stall = page.getByRole('region', { name: 'Your stall' });
  for (const [tile, place] of [
    ['1 green crystal', 'Left column, claim 6: empty'],
    ['2 orange crystals', 'Right column, claim 12: empty'],
  ] as const) {
    await stall.getByRole('button', { name: `Pick up ${tile}` }).click();
    await stall.getByRole('button', { name: place }).click();
  }
  await page.getByRole('button', { name: 'Make offer' }).click();
  await expect.element(task('That isn’t a bluff.')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  const caption = () => document.querySelector('.moment-caption')?.textContent;
  await expect.poll(caption).toMatch(/^Bo buys .*’s tile for 6$/);
  expect(page.getByText('Bo believed you').query()).toBeNull();
  await expect.element(task('Bo believed you, paid your price')).toBeVisible();
  await next().click();
  await expect.element(page.getByText('Step 2 of 5')).toBeVisible();
});

test('a lesson of Crazy Mix goes from one property to the mix', async () => {
  await openPage('/learn/crazy-mix/lesson');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('big full blue square');
  await expect.element(task('The symbol on the top card is yellow')).toBeVisible();
  await press('big full yellow square');
  await expect.element(task('all four cards are yours')).toBeVisible();
  await next().click();
  await press('small full blue triangle');
  await next().click();
  await expect.element(task('take two of the four cards')).toBeVisible();
  await userEvent.keyboard('14');
  await expect.element(task('They are yours.')).toBeVisible();
  await next().click();
  await press('big full yellow square');
  await expect.element(task('One of your cards is gone.')).toBeVisible();
  await next().click();
  await press('big empty violet circle');
  await expect.element(task('That is the whole game.')).toBeVisible();
});

test('a lesson of Crystal Code is played with the keyboard and has no time limit', async () => {
  await openPage('/learn/crystal-code/lesson');
  await expect.element(task('Four tiles are chained')).toBeVisible();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  await userEvent.keyboard('2{ArrowRight}');
  await expect.element(page.getByText('All five tiles are joined.').first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(task('One joint doesn’t match yet.')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(task('A right chain!')).toBeVisible();
  await next().click();
  await page.getByRole('link', { name: 'Leave' }).click();
  changeSettings({ lessons: { 'crystal-code': 4 } });
  await page.getByRole('link', { name: 'Continue lesson' }).click();
  await expect.element(task('Close the machine')).toBeVisible();
  // The sixth card ends the line with two spots.
  await userEvent.keyboard('6{Enter}');
  await page.getByRole('button', { name: 'Build with 1 card' }).click();
  await expect.element(task('It works!')).toBeVisible();
});
