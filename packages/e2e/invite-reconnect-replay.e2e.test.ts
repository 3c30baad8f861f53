import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guess, hide, readRows } from './play-crack-the-code.ts';
import { prompt } from './prompt.ts';
import { useServer } from './use-server.ts';

const server = useServer({ isOwn: true });

/** Ann opens a table, and Bo follows her link. Both hide a code. */
const startByLink = async (): Promise<readonly [Page, Page]> => {
  const ann = await server.openPage();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();

  const bo = await server.openPage();
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);

  // Both hide a code; neither sees the opponent’s.
  await hide(ann, 'rrybw');
  await prompt(bo, 'Hide your code').waitFor();
  await hide(bo, 'ggppw');
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();
  return [ann, bo];
};

test('two players play by invitation link, lose the server and leave, and find their match again', async () => {
  const [ann, bo] = await startByLink();
  // Both see a guess with the same pins.
  await guess(ann, 'ggrrb');
  await prompt(bo, 'Your turn: make guess 1 of 12.').waitFor();
  const mine = await readRows(ann.getByRole('region', { name: 'Your guesses' }));
  expect(mine).toEqual([{ code: 'ggrrb', black: 2, white: 0 }]);
  expect(await readRows(bo.getByRole('region', { name: /’s guesses/ }))).toEqual(mine);

  // Bo moves while the server is down; the move is played once after the restart.
  await server.whileStopped(async () => {
    await bo.getByText('Connection lost').first().waitFor();
    await guess(bo, 'wwwww');
  });
  await prompt(ann, 'Your turn: make guess 2 of 12.').waitFor();
  expect(await readRows(ann.getByRole('region', { name: /’s guesses/ }))).toEqual([
    { code: 'wwwww', black: 1, white: 0 },
  ]);

  // Ann closes her tab and returns to the match from the home page.
  const address = ann.url();
  const again = await ann.context().newPage();
  await ann.close();
  await again.goto('/');
  await again.getByText('Your move').first().click();
  await again.waitForURL(address);
  await expect.poll(() => readRows(again.getByRole('region', { name: 'Your guesses' }))).toEqual(mine);
});

test('two players chat, replay their match and start a rematch', async () => {
  const [ann, bo] = await startByLink();
  const address = ann.url();
  // They chat.
  await bo.getByRole('tab', { name: 'Chat' }).click();
  await bo.getByRole('textbox', { name: 'Write a message' }).fill('I can hear the tumblers.');
  await bo.keyboard.press('Enter');
  await ann.getByText('I can hear the tumblers.').first().waitFor();

  // Ann cracks the code in her second turn; Bo gets one last guess and fails.
  await guess(ann, 'ggrrb');
  await prompt(bo, 'Your turn: make guess 1 of 12.').waitFor();
  await guess(bo, 'wwwww');
  await prompt(ann, 'Your turn: make guess 2 of 12.').waitFor();
  await guess(ann, 'ggppw');
  await prompt(bo, 'This is your last guess').waitFor();
  await guess(bo, 'yyyyy');
  await ann.getByText('Play again').waitFor();
  await bo.getByText('Play again').waitFor();

  // Replay.
  await ann.getByRole('link', { name: 'Replay' }).click();
  await ann.waitForURL('**/replay**');
  await ann.getByRole('button', { name: 'Next move' }).waitFor();
  expect(await readRows(ann.getByRole('main'))).toEqual([]);
  for (let ply = 0; ply < 3; ply++) await ann.keyboard.press('ArrowRight');
  await expect.poll(async () => (await readRows(ann.getByRole('main'))).map(({ code }) => code)).toEqual(['ggrrb']);

  // Bo asks for a rematch; Ann joins.
  await bo.getByRole('button', { name: 'Play again' }).click();
  await bo.getByText(/^Waiting for .* to accept the rematch…$/).waitFor();
  expect(bo.url()).toBe(address);
  expect(await bo.getByText('A rematch is waiting for you.').count()).toBe(0);
  await ann.goto(address);
  await ann.getByRole('button', { name: 'Join rematch' }).click();
  await Promise.all([
    ann.waitForURL((url) => url.pathname.startsWith('/matches/') && url.href !== address),
    bo.waitForURL((url) => url.pathname.startsWith('/matches/') && url.href !== address),
  ]);
});
