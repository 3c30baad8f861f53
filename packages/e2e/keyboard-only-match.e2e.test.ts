import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fitting, readRows } from './play-crack-the-code.ts';
import { prompt } from './prompt.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Presses Tab until an element with that name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`no element named ${name} can be reached with Tab`);
};

test('plays a match against a bot with the keyboard only', async () => {
  const page = await server.openPage({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Play now' }).waitFor();
  await tabTo(page, /^Play Crack the Code$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className ?? '')).toContain('rival');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/matches/*');

  await prompt(page, 'Hide your code').waitFor();
  await page.keyboard.type('rybwg');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');

  const mine = page.getByRole('region', { name: 'Your guesses' });
  const over = page.getByRole('button', { name: 'Play again' });
  for (let attempt = 1; attempt <= 12; attempt++) {
    const turn = prompt(page, new RegExp(`Your turn: make guess ${attempt} of 12|your last guess: find`));
    await turn.or(over).first().waitFor();
    if (await over.isVisible()) break;
    await page.keyboard.type(fitting(await readRows(mine), attempt));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readRows(mine)).length).toBe(attempt);
  }
  await over.waitFor();
  const announced = (await page.locator('[aria-live=polite]').allTextContents()).join(' ');
  expect(announced).toMatch(/wins|[Dd]raw|You/);
  await tabTo(page, /^Play again$/);
  await page.keyboard.press('Enter');
  await prompt(page, 'Hide your code').waitFor();
  expect(server.pageErrors).toEqual([]);
});
