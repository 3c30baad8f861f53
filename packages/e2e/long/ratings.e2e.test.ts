import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guess, hide } from '../play-crack-the-code.ts';
import { prompt } from '../prompt.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

/** Plays a short match: Ann guesses Bo’s code at the first try. */
const playShortMatch = async (ann: Page, bo: Page): Promise<void> => {
  await hide(ann, 'rrybw');
  await prompt(bo, 'Hide your code').waitFor();
  await hide(bo, 'ggppw');
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();
  await guess(ann, 'ggppw');
  await prompt(bo, 'This is your last guess').waitFor();
  await guess(bo, 'yyyyy');
};

/** Rated matches need an account. */
const createAccount = async (page: Page, name: string): Promise<void> => {
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      // The page may not have entered yet.
      await fetch('/api/me', { method: 'POST' });
      return (await fetch('/api/account', { method: 'PUT', headers, body })).status;
    },
    JSON.stringify({ name, password: 'open sesame, please' }),
  );
  expect(status).toBe(200);
  await page.reload();
};

test('two players play a rated match and see the rating changes, profiles and history', async () => {
  const ann = await server.openPage();
  await ann.goto('/');
  await createAccount(ann, 'Anna Rated');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByText('Custom').click();
  await ann.getByText('A rated match needs a clock.').waitFor();
  await ann.getByRole('dialog').getByText('Live', { exact: true }).click();
  const rated = ann.getByRole('dialog').getByRole('switch', { name: /^Rated/ });
  expect(await rated.isChecked()).toBe(false);
  await ann.getByRole('dialog').getByText('Counts towards every player’s rating').click();
  expect(await rated.isChecked()).toBe(true);
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann
    .getByText(/^Rated\./)
    .first()
    .waitFor();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();

  const bo = await server.openPage({ viewport: PHONE });
  await bo.goto(link);
  await createAccount(bo, 'Bob Rated');
  await bo.getByText('1500?').first().waitFor();
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  await ann
    .getByText(/Rated$/)
    .first()
    .waitFor();
  await playShortMatch(ann, bo);

  // Both see both changes.
  for (const page of [ann, bo]) {
    const changes = page.getByRole('list', { name: 'Rating changes' });
    await changes.getByText('+79').waitFor();
    await changes.getByText('1579?').waitFor();
    await changes.getByText('−79').waitFor();
    await changes.getByText('1421?').waitFor();
  }

  // Ann’s browser compares the record with what it was shown, and with what the server signed.
  await ann.goto(`${ann.url()}/verify`);
  for (const proof of [
    'What the server signed follows from the record, by the rules: same',
    'The server’s signature: same',
    'What this browser was shown is what the server signed: same',
  ])
    await ann.getByText(proof).waitFor();

  // Bo opens the winner’s profile: rating, statistics, head to head, history.
  await bo.getByRole('list', { name: 'Rating changes' }).getByRole('link').first().click();
  await bo.waitForURL('**/players/*');
  await bo.getByRole('region', { name: 'Ratings' }).getByText('1579?').waitFor();
  await bo.getByRole('region', { name: 'Statistics' }).getByRole('img', { name: '1 won, 0 drawn, 0 lost' }).waitFor();
  await bo.getByRole('region', { name: 'Head to head' }).getByText('1 won, 0 drawn, 0 lost').first().waitFor();
  const history = bo.getByRole('region', { name: 'Match history' });
  await history.getByText('+79').waitFor();

  // One filter that excludes the match, and one that includes it.
  await history.getByRole('button', { name: /Result/ }).click();
  await bo.getByRole('option', { name: 'Lost' }).click();
  await history.getByText('No matches found.').waitFor();
  await history.getByRole('button', { name: /Result/ }).click();
  await bo.getByRole('option', { name: 'Won' }).click();
  await history.getByText('+79').waitFor();

  // Download of all records as one file.
  const [file] = await Promise.all([
    bo.waitForEvent('download'),
    history.getByRole('link', { name: 'Download all matches' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('sesame-records.ndjson');

  // Ann finds herself on the players page and through her account.
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Players' }).first().click();
  await ann.getByText('Your rating: 1579?').waitFor();
  await ann.getByRole('textbox', { name: /name/ }).or(ann.getByRole('searchbox')).first().fill('master');
  await ann.getByRole('region', { name: 'Find a player' }).getByRole('link').first().click();
  await ann.getByText('Built-in bot for').waitFor();
  await ann.getByRole('link', { name: /your account/ }).click();
  await ann.getByRole('link', { name: 'Your profile' }).click();
  await ann.getByText('This is you, as others see you.').waitFor();
});
