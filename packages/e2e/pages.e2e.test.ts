import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guess, hide } from './crack-the-code.ts';
import { faults } from './faults.ts';
import { prompt } from './prompt.ts';
import { DESKTOP, openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A match against a bot that is over, as its loser. */
const playAndResign = async (page: Page): Promise<string> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Crack the Code' }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Apprentice' }).click();
  await page.waitForURL('**/matches/*');
  await hide(page, 'rrybw');
  await prompt(page, 'Your turn: make guess 1 of 12.').waitFor();
  await guess(page, 'rybwg');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  return new URL(page.url()).pathname;
};

describe.each([
  ['at night on a desktop', DESKTOP, 'dark'],
  ['by day on a phone', PHONE, 'light'],
] as const)('every page %s', (_name, viewport, theme) => {
  test('has no serious fault for those who cannot see or point', async () => {
    const page = await stage.visit({ viewport });
    await page.addInitScript((theme) => localStorage.setItem('sesame.settings', JSON.stringify({ theme })), theme);
    const match = await playAndResign(page);
    const found: Record<string, readonly string[]> = { [match]: await faults(page) };
    for (const path of [
      '/',
      '/settings',
      '/account',
      '/players',
      '/players/bot:crack-the-code:novice',
      '/friends',
      '/tournaments',
      '/replay',
      '/learn/crack-the-code',
      '/learn/fake-crystal',
      '/learn/passwords',
      '/learn/crazy-mix',
      '/learn/crystal-code',
      '/daily/crystal-code',
      `${match}/replay`,
      `${match}/verify`,
      '/nowhere',
    ]) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      found[path] = await faults(page);
      const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ path, sticksOut: Math.max(0, sticksOut) }).toEqual({ path, sticksOut: 0 });
      // A figure of a manual holds what it shows.
      const spills = await page.evaluate(
        () => [...document.querySelectorAll('figure')].filter((one) => one.scrollHeight > one.clientHeight + 8).length,
      );
      expect({ path, spills }).toEqual({ path, spills: 0 });
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Open a table' }).first().click();
    found.dialog = await faults(page);
    await page.getByRole('button', { name: 'Open table' }).click();
    await page.waitForURL('**/tables/*');
    found.table = await faults(page);

    // What was said at the table is read at its end, and the page stays at its beginning.
    const table = page.url();
    await page.getByRole('textbox', { name: 'Write a message' }).fill('Hello');
    await page.keyboard.press('Enter');
    await page.getByText('Hello').waitFor();
    await page.goto('/');
    await page.goto(table);
    await page.getByText('Hello').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
  });
});

test('the first page loads less than 200 kB, and no board', async () => {
  const page = await stage.visit();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const loaded = new Map<string, string>();
  const sizes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => loaded.set(requestId, response.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = loaded.get(requestId) ?? '';
    if (/\.(js|css)$|\/$/.test(url)) sizes.set(url, encodedDataLength);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(sizes.size).toBeGreaterThan(1);
  expect(total).toBeLessThan(200_000);
});

test.each(['fr', 'nl'])('a browser set to %s gets the page in that language', async (locale) => {
  const page = await stage.visit({ locale });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locale);
});

test('nothing was complained of in the browser', () => {
  expect(stage.complaints).toEqual([]);
});
