import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { guess, hide, readRows } from '../play-crack-the-code.ts';
import { prompt } from '../prompt.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

/** Starts a correspondence match between Ann and Bo. */
const startMatch = async () => {
  const ann = await server.openPage();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByText('By correspondence').click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const bo = await server.openPage({ viewport: PHONE });
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  return { ann, bo };
};

const expectCodes = (guesses: Locator) => expect.poll(async () => (await readRows(guesses)).map(({ code }) => code));

const CRYSTALS: Readonly<Record<string, string>> = { r: 'red', g: 'green', p: 'purple', w: 'white' };

test('planned guesses are made as soon as the opponent has moved', async () => {
  const { ann, bo } = await startMatch();
  await hide(ann, 'rrybw');
  await hide(bo, 'ggppw');
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();
  expect(await ann.getByRole('button', { name: 'Plan next move' }).count()).toBe(0);
  await guess(ann, 'yyyyy');

  // The first guess by mouse, the second by keyboard.
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
  const guesses = ann.getByRole('region', { name: 'Your guesses' });
  await expectCodes(guesses).toEqual(['yyyyy', 'rrgpw']);
  await prompt(bo, 'Your turn: make guess 2 of 12.').waitFor();
  expect(await bo.getByText(/next move is planned/i).count()).toBe(0);

  // Ann views the rest of the plan and deletes it.
  await ann.getByRole('button', { name: 'View plan' }).click();
  await dialog.getByRole('button', { name: /^Guess 3: green, green, green, purple, white/ }).waitFor();
  await ann.keyboard.press('Escape');
  await ann.getByRole('button', { name: 'Delete plan' }).click();
  await ann.getByRole('button', { name: 'Plan next move' }).waitFor();
  await guess(bo, 'wwwww');
  await prompt(ann, 'Your turn: make guess 3 of 12.').waitFor();
  await guess(ann, 'gggpw');

  // A plan for a different answer is not played, and Ann is told so.
  await ann.getByRole('button', { name: 'Plan next move' }).click();
  for (const letter of 'ppppp') await palette.getByRole('button', { name: CRYSTALS[letter] ?? '' }).click();
  await dialog.getByRole('button', { name: '1 in the right place, 0 in the wrong place', exact: true }).click();
  await dialog.getByRole('group', { name: 'Your guess' }).getByRole('button').first().focus();
  await ann.keyboard.type('ggbpw');
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await ann.getByText('Your next move is planned. Only you can see it.').waitFor();
  await guess(bo, 'ggggg');
  const status = ann.getByRole('region', { name: 'Conditional moves' });
  await status.getByText('Your planned move didn’t fit what happened.').waitFor();
  await expectCodes(guesses).toEqual(['yyyyy', 'rrgpw', 'gggpw', 'ppppp']);
  await ann.getByRole('button', { name: 'OK' }).click();
  await ann.getByRole('button', { name: 'Plan next move' }).waitFor();
});
