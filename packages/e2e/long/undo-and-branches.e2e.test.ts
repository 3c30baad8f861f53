import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { guess, hide, readRows } from '../play-crack-the-code.ts';
import { prompt } from '../prompt.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo move' });

/** After an undo the code is still in the draft: clears it, then hides another one. */
const replaceHiddenCode = async (page: Page, code: string) => {
  await page.keyboard.press('Escape');
  await hide(page, code);
};

/** Starts a match between Ann on a desktop and Bo on a phone. */
const startMatch = async () => {
  const ann = await server.openPage();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const bo = await server.openPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  return { ann, bo };
};

test('undoes hiding a code by button, key and touch until the opponent depends on it; the replay can be continued', async () => {
  const { ann, bo } = await startMatch();
  await hide(ann, 'rrybw');
  await undoButton(ann).waitFor();
  expect(await undoButton(bo).count()).toBe(0);
  await undoButton(ann).click();
  await prompt(ann, 'Hide your code').waitFor();
  await undoButton(ann).waitFor({ state: 'detached' });

  await replaceHiddenCode(ann, 'yyyyy');
  await undoButton(ann).waitFor();
  await ann.keyboard.press('Control+z');
  await prompt(ann, 'Hide your code').waitFor();

  await hide(bo, 'ggppw');
  await undoButton(bo).waitFor();
  expect(await findViolations(bo)).toEqual([]);
  await undoButton(bo).tap();
  await prompt(bo, 'Hide your code').waitFor();
  await replaceHiddenCode(bo, 'ppppp');
  await undoButton(bo).waitFor();

  // Ann guesses first and can still undo; Bo can’t any more.
  await replaceHiddenCode(ann, 'bbbbb');
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();
  await undoButton(bo).waitFor({ state: 'detached' });
  await undoButton(ann).waitFor();
  await ann.keyboard.press('u');
  await prompt(ann, 'Hide your code').waitFor();
  await replaceHiddenCode(ann, 'wwwww');
  await guess(ann, 'pprrr');
  await prompt(bo, 'Your turn: make guess 1 of 12.').waitFor();
  await undoButton(ann).waitFor({ state: 'detached' });
  await guess(bo, 'wwwww');
  await ann.getByText('Play again').waitFor();

  // The replay contains only the moves that were not undone.
  await ann.getByRole('link', { name: 'Replay' }).click();
  await ann.getByRole('button', { name: 'Go to end' }).click();
  await expect
    .poll(async () => (await readRows(ann.getByRole('main'))).map(({ code }) => code))
    .toEqual(['pprrr', 'wwwww']);

  // Ann continues from the replay, in Bo’s seat.
  const playFromHere = ann.getByRole('button', { name: 'Play from here' });
  expect(await playFromHere.isDisabled()).toBe(true);
  await ann.getByRole('button', { name: 'Previous move' }).click();
  await playFromHere.click();
  const dialog = ann.getByRole('dialog', { name: 'Play from here' });
  await dialog.getByText('after move 3').waitFor();
  expect(await findViolations(ann)).toEqual([]);
  await dialog.getByRole('button', { name: /You play as/ }).click();
  await ann.getByRole('option').nth(1).click();
  await dialog.getByRole('button', { name: 'Start match', exact: true }).click();
  await ann.waitForURL((url) => /\/matches\/[^/]+$/.test(url.pathname));
  await ann.getByText('Continued from another match after move 3.').waitFor();
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();
  await guess(ann, 'rrrrr');
  await prompt(ann, 'Your turn: make guess 2 of 12.').waitFor();
  await ann.getByRole('link', { name: 'View original' }).click();
  await ann.waitForURL('**/replay?ply=3');
});
