import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hide } from './play-crack-the-code.ts';
import { prompt } from './prompt.ts';
import { openBotMatch } from './start-bot-match.ts';
import { useServer } from './use-server.ts';

const server = useServer();

test('undoes hiding a code, and hides another one', async () => {
  const page = await server.openPage();
  await openBotMatch(page, { game: 'crack-the-code', bots: ['novice'] });
  await hide(page, 'rrybw');
  await page.getByRole('button', { name: 'Undo move' }).click();
  await prompt(page, 'Hide your code').waitFor();
  // The code is still in the draft.
  await page.keyboard.press('Escape');
  await hide(page, 'wwwww');
  await prompt(page, 'Your turn: make guess 1 of 12.').waitFor();
});

test('continues a match from a saved record file', async () => {
  const file = new URL('../games/fake-crystal/tests/golden/spy-3.json', import.meta.url);
  const page = await server.openPage();
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({
    name: 'spy-3.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  });
  await page.getByRole('button', { name: 'Next move' }).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play from here' });
  const opponents = dialog.getByRole('button', { name: /played by/ });
  await opponents.nth(1).waitFor();
  expect(await opponents.count()).toBe(2);
  await dialog.getByRole('button', { name: 'Start match', exact: true }).click();
  await page.waitForURL('**/matches/*');
  await page.getByText('Continued from another match after move 1.').waitFor();
  expect(await page.getByRole('link', { name: 'View original' }).count()).toBe(0);
});
