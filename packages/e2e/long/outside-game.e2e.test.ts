import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGames } from '@sesame/game-loader';
import { HIGH_CARD } from '@sesame/game-loader/testing';
import { buildIfStale } from '@sesame/web/build';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

/** Outside the repository, and always the same, so that the web app is not built again for each run. */
const FOLDER = join(tmpdir(), 'sesame-e2e-games', 'high-card');
const EXAMPLES = ['liars-dice', 'first-sum'].map((id) =>
  fileURLToPath(new URL(`../../../examples/${id}`, import.meta.url)),
);
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/sesame-e2e', import.meta.url));

let server: TestServer;
beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(HIGH_CARD, FOLDER, { recursive: true });
  const games = [FOLDER, ...EXAMPLES];
  const found = await findGames(games);
  const web = await buildIfStale(CACHE, found.ok ? found.value : []);
  server = await startTestServer({ settings: { games, web } });
});
afterAll(() => server.close());

test('a game from outside is found on the home page, played by click to its end, and replayed', async () => {
  const page = await server.openPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'High Card' }).first().click();
  await page.getByRole('button', { name: 'Play High Card' }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Dealer' }).click();
  const cards = page.getByRole('button', { name: /^Card \d$/ });
  for (let round = 1; round <= 3; round++) {
    await page.getByText(`Round ${round} of 3`).waitFor();
    await expect.poll(() => cards.count()).toBe(2);
    await cards.first().click();
  }
  await page.getByText(/^It ended/).waitFor();
  // The line of the game's own log, from its own events.
  expect(await page.getByText(/^Shown: \d, \d\.$/).count()).toBe(3);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText(/^Round 1 of 3/).waitFor();
  await page.keyboard.press('End');
  await page.getByText(/^Round 3 of 3/).waitFor();
  expect(server.pageErrors).toEqual([]);
});

test.each([
  ['Liar’s Dice', 'Tipsy Tom', '.liars-dice'],
  ['First Sum', 'Dreamer', '.first-sum'],
])('the board of %s has room', async (title, bot, board) => {
  const page = await server.openPage();
  await page.goto('/');
  await page.getByRole('button', { name: title }).first().click();
  await page.getByRole('button', { name: `Play ${title}` }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: bot }).click();
  await page.locator(board).waitFor({ state: 'attached' });
  const box = await page.locator(board).boundingBox();
  expect(box?.width).toBeGreaterThan(600);
});

test('its manual is shown, and it has no lesson and no daily puzzle', async () => {
  const page = await server.openPage();
  await page.goto('/learn/high-card');
  await page.getByText('The highest card scores a point.').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Today’s puzzles' }).waitFor();
  const puzzles = page.getByRole('region', { name: 'Today’s puzzles' });
  expect(await puzzles.getByRole('link', { name: 'High Card' }).count()).toBe(0);
});

test('its board comes in a file of its own, loaded when it is needed', async () => {
  const page = await server.openPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  const countBoards = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
    return texts.filter((text) => text.includes('You played')).length;
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'High Card' }).first().waitFor();
  expect(await countBoards()).toBe(0);
  await page.goto('/learn/high-card');
  await page.getByText('The highest card scores a point.').waitFor();
  expect(await countBoards()).toBe(1);
});
