import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { guess, hide } from '../play-crack-the-code.ts';
import { prompt } from '../prompt.ts';
import { PHONE } from '../test-server.ts';
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
const seek = async (page: Page, ply: number) => {
  await page.getByRole('button', { name: 'Go to start' }).click();
  for (let i = 0; i < ply; i++) await page.getByRole('button', { name: 'Next move', exact: true }).click();
};
const writeNote = async (page: Page, ply: number, note: { readonly mark: string; readonly text: string }) => {
  await panel(page).locator('.choice-key').filter({ hasText: note.mark }).click();
  await panel(page).getByLabel(`Your note on move ${ply}`).fill(note.text);
};

test('notes are written, shared by link, read by somebody else and deleted', async () => {
  const author = await server.openPage();
  await openReplay(author);
  await author.getByRole('button', { name: 'Annotate' }).click();
  await author.getByLabel('Title').fill('A short match');
  await author.getByLabel('Introduction').fill('I should have played on.');
  await author.getByRole('button', { name: 'Next move', exact: true }).click();
  await writeNote(author, 1, { mark: 'Good', text: 'Two reds are hard to find.' });
  await seek(author, 3);
  await writeNote(author, 3, { mark: 'Blunder', text: 'Four colours at once.' });
  await panel(author).getByText('Saved', { exact: true }).waitFor();
  expect(await findViolations(author)).toEqual([]);

  // Another page of the author, such as on another device, goes on from there.
  await author.reload();
  await panel(author).getByText('2 notes').waitFor();
  const link = await panel(author).getByRole('link', { name: 'View as reader' }).getAttribute('href');

  const reader = await server.openPage({ viewport: PHONE });
  await reader.goto(link ?? '');
  await panel(reader).getByRole('heading', { name: 'A short match' }).waitFor();
  await panel(reader).getByText('I should have played on.').waitFor();
  await panel(reader).getByRole('button', { name: 'Next note' }).click();
  await panel(reader).getByText('Two reds are hard to find.').waitFor();
  await panel(reader).getByText('Note 1 of 2').waitFor();
  await reader.keyboard.press('Shift+ArrowRight');
  await panel(reader).getByText('Four colours at once.').waitFor();
  expect(await reader.locator('.replay-log .move-mark').allTextContents()).toEqual(['!Good', '??Blunder']);
  expect(await findViolations(reader)).toEqual([]);

  // Autoplay stops at the first note.
  await reader.getByRole('button', { name: 'Go to start' }).click();
  await reader.getByRole('button', { name: 'Autoplay' }).click();
  await panel(reader).getByText('Two reds are hard to find.').waitFor();
  await reader.getByRole('button', { name: 'Autoplay' }).waitFor();

  await reader.getByRole('button', { name: 'Report these notes' }).click();
  await reader.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  await reader.getByText('Report sent. Thank you.').waitFor();

  await author.goto('/replay');
  await author.getByRole('link', { name: /A short match/ }).waitFor();
  await author.getByRole('button', { name: 'Delete notes' }).click();
  await author.getByRole('alertdialog').getByRole('button', { name: 'Delete notes' }).click();
  await author.getByText('Notes deleted.').waitFor();
  await reader.goto(link ?? '');
  await reader.getByText('These notes no longer exist').waitFor();
});

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
