import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guess, hide } from './crack-the-code.ts';
import { prompt } from './prompt.ts';
import { openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The other's code is guessed at the first try, so that the match is short. */
const playShort = async (ann: Page, bo: Page): Promise<void> => {
  await hide(ann, 'rrybw');
  await prompt(bo, 'Hide your code').waitFor();
  await hide(bo, 'ggppw');
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();
  await guess(ann, 'ggppw');
  await prompt(bo, 'This is your last guess').waitFor();
  await guess(bo, 'yyyyy');
};

test('two people play a rated match, see what it changed, and look at each other’s profile', async () => {
  const ann = await stage.visit();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  expect(await ann.getByRole('switch', { name: /^Rated/ }).isChecked()).toBe(true);
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann
    .getByText(/^Rated\./)
    .first()
    .waitFor();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();

  const bo = await stage.visit({ viewport: PHONE });
  await bo.goto(link);
  await bo.getByText('1500?').first().waitFor();
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  await ann
    .getByText(/Rated$/)
    .first()
    .waitFor();
  await playShort(ann, bo);

  // Both see both changes.
  for (const page of [ann, bo]) {
    const changes = page.getByRole('list', { name: 'Rating changes' });
    await changes.getByText('+79').waitFor();
    await changes.getByText('1579?').waitFor();
    await changes.getByText('−79').waitFor();
    await changes.getByText('1421?').waitFor();
  }

  // The loser looks at who won: the rating, the numbers, how they did against each other, the match.
  await bo.getByRole('list', { name: 'Rating changes' }).getByRole('link').first().click();
  await bo.waitForURL('**/players/*');
  await bo.getByRole('region', { name: 'Ratings' }).getByText('1579?').waitFor();
  await bo.getByRole('region', { name: 'Statistics' }).getByRole('img', { name: '1 won, 0 drawn, 0 lost' }).waitFor();
  await bo.getByRole('region', { name: 'Head to head' }).getByText('1 won, 0 drawn, 0 lost').first().waitFor();
  const played = bo.getByRole('region', { name: 'Match history' });
  await played.getByText('+79').waitFor();

  // A filter that nothing passes, and one that it does.
  await played.getByRole('button', { name: /Result/ }).click();
  await bo.getByRole('option', { name: 'Lost' }).click();
  await played.getByText('No matches found.').waitFor();
  await played.getByRole('button', { name: /Result/ }).click();
  await bo.getByRole('option', { name: 'Won' }).click();
  await played.getByText('+79').waitFor();

  // All records as one file.
  const [file] = await Promise.all([
    bo.waitForEvent('download'),
    played.getByRole('link', { name: 'Download all matches' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('sesame-records.ndjson');

  // The winner finds themselves by the way around.
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Players' }).first().click();
  await ann.getByText('Your rating: 1579?').waitFor();
  await ann.getByText('Guests are not listed.').waitFor();
  await ann.getByRole('textbox', { name: /name/ }).or(ann.getByRole('searchbox')).first().fill('master');
  await ann.getByRole('region', { name: 'Find a player' }).getByRole('link').first().click();
  await ann.getByText('Built-in bot for').waitFor();
  await ann.getByRole('link', { name: /your account/ }).click();
  await ann.getByRole('link', { name: 'Your profile' }).click();
  await ann.getByText('This is you, as others see you.').waitFor();
  expect(stage.complaints).toEqual([]);
});
