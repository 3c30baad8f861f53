import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
