import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guess, hide, readRows } from './crack-the-code.ts';
import { prompt } from './prompt.ts';
import { openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Ann and Bo sit down to a match that takes days. */
const meet = async () => {
  const ann = await stage.visit();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByText('Correspondence', { exact: true }).click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const bo = await stage.visit({ viewport: PHONE });
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  return { ann, bo };
};

/** However busy the machine is. */
const PATIENCE = { timeout: 20_000 };
const codesOf = (race: Locator) => expect.poll(async () => (await readRows(race)).map(({ code }) => code), PATIENCE);

const CRYSTALS: Readonly<Record<string, string>> = { r: 'red', g: 'green', p: 'purple', w: 'white' };

test('who plans guesses ahead sees them made as soon as the other has moved', async () => {
  const { ann, bo } = await meet();
  await hide(ann, 'rrybw');
  await hide(bo, 'ggppw');
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();
  expect(await ann.getByRole('button', { name: 'Plan next move' }).count()).toBe(0);
  await guess(ann, 'yyyyy');

  // With a finger or a mouse, then with keys.
  await ann.getByRole('button', { name: 'Plan next move' }).click();
  const dialog = ann.getByRole('dialog', { name: 'Conditional moves' });
  const palette = dialog.getByRole('group', { name: 'Crystals' });
  await palette.waitFor();
  expect(await dialog.getByRole('button', { name: 'Save plan' }).isDisabled()).toBe(true);
  for (const letter of 'rrgpw') await palette.getByRole('button', { name: CRYSTALS[letter] ?? '' }).click();
  await dialog.getByRole('button', { name: '2 in the right place, 1 in the wrong place', exact: true }).click();
  await dialog.getByRole('group', { name: 'Your guess' }).getByRole('button').first().focus();
  await ann.keyboard.type('gggpw');
  await dialog
    .getByRole('button', {
      name: '2 in the right place, 1 in the wrong place: Guess 3: green, green, green, purple, white',
    })
    .waitFor();
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await ann.getByText('Your next move is planned. Only you can see it.').waitFor();

  await guess(bo, 'bbbbb');
  const race = ann.getByRole('region', { name: 'Your guesses' });
  await codesOf(race).toEqual(['yyyyy', 'rrgpw']);
  await prompt(bo, 'Your turn: make guess 2 of 12.').waitFor();
  expect(await bo.getByText(/next move is planned/i).count()).toBe(0);

  // She looks at what is left of it, and drops it.
  await ann.getByRole('button', { name: 'View plan' }).click();
  await dialog.getByRole('button', { name: /^Guess 3: green, green, green, purple, white/ }).waitFor();
  await ann.keyboard.press('Escape');
  await ann.getByRole('button', { name: 'Delete plan' }).click();
  await ann.getByRole('button', { name: 'Plan next move' }).waitFor();
  await guess(bo, 'wwwww');
  await prompt(ann, 'Your turn: make guess 3 of 12.').waitFor();
  await guess(ann, 'gggpw');

  // A plan that foresees another answer only does not fit, and says so.
  await ann.getByRole('button', { name: 'Plan next move' }).click();
  for (const letter of 'ppppp') await palette.getByRole('button', { name: CRYSTALS[letter] ?? '' }).click();
  await dialog.getByRole('button', { name: '1 in the right place, 0 in the wrong place', exact: true }).click();
  await dialog.getByRole('group', { name: 'Your guess' }).getByRole('button').first().focus();
  await ann.keyboard.type('ggbpw');
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await ann.getByText('Your next move is planned. Only you can see it.').waitFor();
  await guess(bo, 'ggggg');
  const line = ann.getByRole('region', { name: 'Conditional moves' });
  await line.getByText('Your planned move didn’t fit what happened.').waitFor();
  await codesOf(race).toEqual(['yyyyy', 'rrgpw', 'gggpw', 'ppppp']);
  await ann.getByRole('button', { name: 'OK' }).click();
  await ann.getByRole('button', { name: 'Plan next move' }).waitFor();
});

test('nothing was complained of in the browser', () => {
  expect(stage.complaints).toEqual([]);
});
