import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from './accessibility.ts';
import { guess, hide } from './play-crack-the-code.ts';
import { prompt } from './prompt.ts';
import { DESKTOP, PHONE, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Plays a match against a bot and resigns. Returns its path. */
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

/** Headings more than one level below the one before them; the first must be of level 1. */
const findSkippedHeadings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName, textContent }) => ({
      level: Number(tagName.slice(1)),
      text: `${tagName}: ${textContent}`,
    }));
    return headings.filter(({ level }, i) => level > (headings[i - 1]?.level ?? 0) + 1).map(({ text }) => text);
  });

describe.each([
  ['on a desktop in the dark theme', DESKTOP, 'dark'],
  ['on a phone in the light theme', PHONE, 'light'],
] as const)('every page %s', (_name, viewport, theme) => {
  test('has no serious accessibility violation and does not scroll sideways', async () => {
    const page = await server.openPage({ viewport });
    await page.addInitScript((theme) => localStorage.setItem('sesame.settings', JSON.stringify({ theme })), theme);
    const match = await playAndResign(page);
    const found: Record<string, readonly string[]> = { [match]: await findViolations(page) };
    expect(await findSkippedHeadings(page)).toEqual([]);
    for (const path of [
      '/',
      '/settings',
      '/shortcuts',
      '/account',
      '/new-password',
      '/players',
      '/players/bot:crack-the-code:novice',
      '/friends',
      '/confirm-address',
      `/unsubscribe/${'k'.repeat(43)}/turns`,
      '/tournaments',
      '/replay',
      '/learn/crack-the-code',
      '/learn/fake-crystal',
      '/learn/passwords',
      '/learn/crazy-mix',
      '/learn/crystal-code',
      '/daily/crystal-code',
      '/puzzles',
      '/puzzles/passwords',
      '/puzzles/crystal-code/next',
      `${match}/replay`,
      `${match}/replay?annotate`,
      `${match}/verify`,
      '/nowhere',
    ]) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      found[path] = await findViolations(page);
      expect({ path, skipped: await findSkippedHeadings(page) }).toEqual({ path, skipped: [] });
      const overflowX = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ path, overflowX: Math.max(0, overflowX) }).toEqual({ path, overflowX: 0 });
      // The content of a manual’s figure fits into it.
      const overflowing = await page.evaluate(
        () => [...document.querySelectorAll('figure')].filter((one) => one.scrollHeight > one.clientHeight + 8).length,
      );
      expect({ path, overflowing }).toEqual({ path, overflowing: 0 });
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Open a table' }).first().click();
    found.dialog = await findViolations(page);
    await page.getByRole('button', { name: 'Open table' }).click();
    await page.waitForURL('**/tables/*');
    found.table = await findViolations(page);

    // The chat scrolls to its last message; the page does not scroll.
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

test('the home page loads less than 200 kB', async () => {
  const page = await server.openPage();
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
  const page = await server.openPage({ locale });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locale);
});

test('no page reported an error', () => {
  expect(server.pageErrors).toEqual([]);
});
