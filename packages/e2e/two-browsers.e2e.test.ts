import { afterAll, beforeAll, expect, test } from 'vitest';
import { guess, hide, readRows } from './crack-the-code.ts';
import { prompt } from './prompt.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('two people meet by a link, play a match, lose and find their connections, and replay it', async () => {
  const ann = await stage.visit({ reducedMotion: 'no-preference' });
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();

  const bo = await stage.visit({ reducedMotion: 'no-preference' });
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);

  // Both hide a code; neither sees the other's.
  await hide(ann, 'rrybw');
  await prompt(bo, 'Hide your code').waitFor();
  await hide(bo, 'ggppw');
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();

  // A guess is seen on both screens, with the same pins.
  await guess(ann, 'ggrrb');
  await prompt(bo, 'Your turn: make guess 1 of 12.').waitFor();
  const mine = await readRows(ann.getByRole('region', { name: 'Your guesses' }));
  expect(mine).toEqual([{ code: 'ggrrb', black: 2, white: 0 }]);
  expect(await readRows(bo.getByRole('region', { name: /’s guesses/ }))).toEqual(mine);

  // The house is closed for a moment; Bo moves all the same, and the move is played once when it is back.
  await stage.whileClosed(async () => {
    await bo.getByText('Connection lost').first().waitFor();
    await guess(bo, 'wwwww');
  });
  await prompt(ann, 'Your turn: make guess 2 of 12.').waitFor({ timeout: 60_000 });
  expect(await readRows(ann.getByRole('region', { name: /’s guesses/ }))).toEqual([
    { code: 'wwwww', black: 1, white: 0 },
  ]);

  // Ann closes her tab in the middle and finds everything again from the home page.
  const address = ann.url();
  const again = await ann.context().newPage();
  await ann.close();
  await again.goto('/');
  await again.getByText('Your move').first().click();
  await again.waitForURL(address);
  await expect.poll(() => readRows(again.getByRole('region', { name: 'Your guesses' }))).toEqual(mine);

  // They chat.
  await bo.getByRole('textbox', { name: 'Write a message' }).fill('I can hear the tumblers.');
  await bo.keyboard.press('Enter');
  await again.getByText('I can hear the tumblers.').first().waitFor();

  // Ann cracks it; Bo has one last guess, is told so, and fails.
  await guess(again, 'ggppw');
  await prompt(bo, 'This is your last guess').waitFor();
  await guess(bo, 'yyyyy');
  await again.getByText('Play again').waitFor();
  await bo.getByText('Play again').waitFor();

  // The replay, from the other seat's eyes too.
  await again.getByRole('link', { name: 'Replay' }).click();
  await again.waitForURL('**/replay**');
  await again.getByRole('button', { name: 'Next move' }).waitFor();
  expect(await readRows(again.getByRole('main'))).toEqual([]);
  for (let ply = 0; ply < 3; ply++) await again.keyboard.press('ArrowRight');
  await expect.poll(async () => (await readRows(again.getByRole('main'))).map(({ code }) => code)).toEqual(['ggrrb']);

  // A rematch, to which the other is called.
  await bo.getByRole('button', { name: 'Play again' }).click();
  await bo.waitForURL('**/tables/*');
  await again.goto(address);
  await again.getByRole('button', { name: 'Join rematch' }).click();
  await Promise.all([
    again.waitForURL((url) => url.pathname.startsWith('/matches/') && url.href !== address),
    bo.waitForURL('**/matches/*'),
  ]);
  expect(stage.complaints).toEqual([]);
});
