import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeOffer } from './play-fake-crystal.ts';
import { connectAsPage, connectAsPlayer, matchIdOf } from './player-connection.ts';
import { prompt } from './prompt.ts';
import { openBotMatch } from './start-bot-match.ts';
import { useServer } from './use-server.ts';

const server = useServer();

const bankButton = (page: Page) => page.getByRole('button', { name: /^Bank / }).first();

const chooseOffer = async (page: Page): Promise<void> => {
  const offers = page.getByRole('region', { name: /’s stall$/ }).getByRole('button', { name: /claimed as \d+/ });
  await offers.first().click();
  await bankButton(page).waitFor();
};

/** Chooses the first offer, and buys it if there is money for it. */
const trade = async (page: Page): Promise<void> => {
  await chooseOffer(page);
  const buy = page.getByRole('button', { name: /^Buy for/ }).first();
  const mayBuy = (await buy.isVisible()) && (await buy.isEnabled());
  await (mayBuy ? buy : bankButton(page)).click();
};

/** Makes the move that the match waits for on this page. */
const act = async (page: Page): Promise<void> => {
  const status = page.locator('.status').first();
  await status.filter({ hasText: /^Make your offer|choose an offer|^Claim your|take back one of your own/ }).waitFor();
  const line = (await status.textContent()) ?? '';
  if (/^Make your offer/.test(line)) await makeOffer(page);
  else if (/choose an offer/.test(line)) await trade(page);
  else if (/^Claim your/.test(line))
    await page
      .getByRole('button', { name: /^Claim / })
      .first()
      .click();
  else {
    await page
      .getByRole('button', { name: /^(Left|Right): / })
      .first()
      .click();
  }
  await status.filter({ hasNotText: line }).waitFor();
};

test('plays Fake Crystal against two bots to the end', async () => {
  const page = await server.openPage();
  await openBotMatch(page, { game: 'fake-crystal', bots: ['trader', 'trader'] });
  await prompt(page, 'Make your offer').waitFor();
  const player = await connectAsPlayer(page, server.url);
  for (;;) {
    const { outcome } = await player.until(({ awaits, outcome }) => outcome !== undefined || awaits.includes(0));
    if (outcome !== undefined) break;
    await act(page);
  }
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  const record = await page.evaluate(
    async (match) => (await fetch(`/api/matches/${match}/record`)).json(),
    matchIdOf(page),
  );
  expect(record.outcome.scores).toHaveLength(3);
  player.stop();
});

/** In this record the first seat may look at a tile before it chooses an offer, after so many inputs. */
const RECORD = new URL('../games/fake-crystal/tests/golden/spy-3.json', import.meta.url);
const SPY_PLY = 25;

test('looks at a tile with the spy, then chooses it', async () => {
  const page = await server.openPage();
  await page.goto('/shortcuts');
  const client = await connectAsPage(page, server.url);
  const record = JSON.parse(readFileSync(RECORD, 'utf8'));
  const started = await client.api.branch({ body: { record, ply: SPY_PLY, seat: 0, bots: ['trader', 'trader'] } });
  client.connection.close();
  if (!started.ok) throw new Error(started.error.message);
  await page.goto(`/matches/${started.value.id}`);
  const player = await connectAsPlayer(page, server.url);
  await chooseOffer(page);
  await page.getByRole('button', { name: 'Use your power to look first' }).click();
  await page.getByText(/^You know this tile/).waitFor();
  await bankButton(page).click();
  const { told } = await player.until(({ told }) => told.length >= SPY_PLY + 2);
  expect(JSON.stringify(told[SPY_PLY])).toContain('spie');
  player.stop();
});
