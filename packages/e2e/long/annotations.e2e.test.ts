import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guess, hide } from '../play-crack-the-code.ts';
import { prompt } from '../prompt.ts';
import { useServer } from '../use-server.ts';

// Of the deleted notes and the broken connection.
const server = useServer({ expectedErrors: /Failed to load resource/ });

/** Plays a match against a bot, resigns and opens its replay. */
const openReplay = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Crack the Code' }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Apprentice' }).click();
  await page.waitForURL('**/matches/*');
  await hide(page, 'rrybw');
  await prompt(page, 'Your turn: make guess 1 of 12.').waitFor();
  await guess(page, 'rybwg');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  await page.goto(`${new URL(page.url()).pathname}/replay`);
};

const panel = (page: Page) => page.getByRole('region', { name: 'Notes' });
test('without a connection notes are kept in the browser, and saved later', async () => {
  const page = await server.openPage();
  await openReplay(page);
  await page.getByRole('button', { name: 'Annotate' }).click();
  await panel(page).waitFor();
  await page.route('**/api/matches/*/annotation', (route) => route.abort());
  await page.getByLabel('Title').fill('Written offline');
  await panel(page).getByText('Can’t reach the server.').waitFor();
  await page.unroute('**/api/matches/*/annotation');
  await page.reload();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Written offline');
  await panel(page).getByText('Saved', { exact: true }).waitFor();
});
