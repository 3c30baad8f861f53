import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guess, hide, readRows } from './crack-the-code.ts';
import { faults } from './faults.ts';
import { prompt } from './prompt.ts';
import { openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const takeBack = (page: Page) => page.getByRole('button', { name: 'Undo move' });

/** What was taken back lies there still, to be changed: here it is cleared. */
const hideAnew = async (page: Page, code: string) => {
  await page.keyboard.press('Escape');
  await hide(page, code);
};

/** Ann at her desk, Bo on his phone, at one table. */
const meet = async () => {
  const ann = await stage.visit();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const bo = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  return { ann, bo };
};

test('a code is taken back by button and by key, on a desk and on a phone, until the other has hidden theirs', async () => {
  const { ann, bo } = await meet();
  await hide(ann, 'rrybw');
  await takeBack(ann).waitFor();
  expect(await takeBack(bo).count()).toBe(0);
  await takeBack(ann).click();
  await prompt(ann, 'Hide your code').waitFor();
  await takeBack(ann).waitFor({ state: 'detached' });

  await hideAnew(ann, 'yyyyy');
  await takeBack(ann).waitFor();
  await ann.keyboard.press('Control+z');
  await prompt(ann, 'Hide your code').waitFor();

  await hide(bo, 'ggppw');
  await takeBack(bo).waitFor();
  expect(await faults(bo)).toEqual([]);
  await takeBack(bo).tap();
  await prompt(bo, 'Hide your code').waitFor();
  await hideAnew(bo, 'ppppp');
  await takeBack(bo).waitFor();

  // Ann, who guesses first, could still change her mind; Bo cannot any more.
  await hideAnew(ann, 'bbbbb');
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();
  await takeBack(bo).waitFor({ state: 'detached' });
  await takeBack(ann).waitFor();
  await ann.keyboard.press('u');
  await prompt(ann, 'Hide your code').waitFor();
  await hideAnew(ann, 'wwwww');
  await guess(ann, 'pprrr');
  await prompt(bo, 'Your turn: make guess 1 of 12.').waitFor();
  await takeBack(ann).waitFor({ state: 'detached' });
  await guess(bo, 'wwwww');
  await ann.getByText('Play again').waitFor();

  // In the replay stands what stood.
  await ann.getByRole('link', { name: 'Replay' }).click();
  await ann.getByRole('button', { name: 'Go to end' }).click();
  await expect
    .poll(async () => (await readRows(ann.getByRole('main'))).map(({ code }) => code))
    .toEqual(['pprrr', 'wwwww']);

  // And from it Ann plays on, in Bo's place.
  const playOn = ann.getByRole('button', { name: 'Play from here' });
  expect(await playOn.isDisabled()).toBe(true);
  await ann.getByRole('button', { name: 'Previous move' }).click();
  await playOn.click();
  const dialog = ann.getByRole('dialog', { name: 'Play from here' });
  await dialog.getByText('after move 3').waitFor();
  expect(await faults(ann)).toEqual([]);
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
  expect(stage.complaints).toEqual([]);
});

test('the file of a record is played on too, and its deals are checked from there', async () => {
  const file = new URL('../games/fake-crystal/tests/golden/spy-3.json', import.meta.url);
  const page = await stage.visit();
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({
    name: 'spy-3.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  });
  await page.getByRole('button', { name: 'Next move' }).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play from here' });
  const rivals = dialog.getByRole('button', { name: /played by/ });
  await rivals.nth(1).waitFor();
  expect(await rivals.count()).toBe(2);
  await dialog.getByRole('button', { name: 'Start match', exact: true }).click();
  await page.waitForURL('**/matches/*');
  await page.getByText('Continued from another match after move 1.').waitFor();
  expect(await page.getByRole('link', { name: 'View original' }).count()).toBe(0);
  expect(stage.complaints).toEqual([]);
});
