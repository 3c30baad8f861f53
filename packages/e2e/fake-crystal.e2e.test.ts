import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOffer } from './play-fake-crystal.ts';
import { matchIdOf } from './player-connection.ts';
import { prompt } from './prompt.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Chooses the first offer, looks at its tile if the power is active, then banks or buys it. */
const trade = async (page: Page, seen: Set<string>): Promise<void> => {
  const offers = page.getByRole('region', { name: /’s stall$/ }).getByRole('button', { name: /claimed as \d+/ });
  const bank = page.getByRole('button', { name: /^Bank / }).first();
  await expect
    .poll(async () => {
      // Pressing an offer that is already selected would deselect it.
      if (!(await bank.isVisible())) await offers.first().click();
      return bank.isVisible();
    })
    .toBe(true);
  const look = page.getByRole('button', { name: 'Use your power to look first' });
  if (await look.isVisible()) {
    await look.click();
    await page.getByText(/^You know this tile/).waitFor();
    seen.add('spied');
  }
  const buy = page.getByRole('button', { name: /^Buy for/ });
  const isBuying = seen.size % 2 === 0 && (await buy.isEnabled().catch(() => false));
  await (isBuying ? buy.first() : bank).click();
};

/** Makes the move that the match waits for on this page. Returns false if there is none. */
const act = async (page: Page, seen: Set<string>): Promise<boolean> => {
  const line = (await page.locator('.status').first().textContent()) ?? '';
  if (/^Make your offer/.test(line)) await makeOffer(page);
  else if (/choose an offer/.test(line)) await trade(page, seen);
  else if (/^Claim your/.test(line))
    await page
      .getByRole('button', { name: /^Claim / })
      .first()
      .click();
  else if (/take back one of your own/.test(line)) {
    await page
      .getByRole('button', { name: /^(Left|Right): / })
      .first()
      .click();
  } else return false;
  await expect.poll(() => page.locator('.status').first().textContent()).not.toBe(line);
  return true;
};

test('two players and a bot play Fake Crystal to the end and use the spy', async () => {
  const ann = await server.openPage();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Fake Crystal' }).first().click();
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByText('Custom').click();
  await ann.getByRole('radiogroup', { name: 'Seats' }).getByText('3').click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann.getByRole('button', { name: 'Add bot' }).first().click();
  await ann.getByRole('menuitem', { name: 'Trader' }).click();

  const bo = await server.openPage();
  await bo.goto(await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue());
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  await prompt(ann, 'Make your offer').waitFor();

  const seen = new Set<string>();
  const over = ann.getByRole('button', { name: 'Play again' });
  for (let n = 0; n < 400 && !(await over.isVisible()); n++) {
    const acted = [await act(ann, seen), await act(bo, seen)];
    if (!acted.includes(true)) await ann.waitForTimeout(100);
  }
  await over.waitFor();
  expect(seen).toContain('spied');
  const record = await ann.evaluate(
    async (match) => (await fetch(`/api/matches/${match}/record`)).json(),
    matchIdOf(ann),
  );
  expect(record.inputs.some(({ move }: { move: { type: string } }) => move.type === 'spy')).toBe(true);
  expect(record.outcome.scores).toHaveLength(3);
  expect(server.pageErrors).toEqual([]);
});
