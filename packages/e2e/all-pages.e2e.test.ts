import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './accessibility.ts';
import { guess, hide } from './play-crack-the-code.ts';
import { prompt } from './prompt.ts';
import { DESKTOP, PHONE } from './test-server.ts';
import { useServer } from './use-server.ts';

const server = useServer();

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

/** Both are seen of every page, which is loaded once: on a desktop in the dark theme, then on a phone in the light one. */
const LOOKS = [
  { name: 'desktop', viewport: DESKTOP, theme: 'dark' },
  { name: 'phone', viewport: PHONE, theme: 'light' },
] as const;

const wear = async (page: Page, { viewport, theme }: (typeof LOOKS)[number]): Promise<void> => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    return new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  }, theme);
};

/** What is wrong with the open page. */
const faultsOf = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const look of LOOKS) {
    await wear(page, look);
    const [overflowX, overflowing] = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      // The content of a manual’s figure fits into it.
      [...document.querySelectorAll('figure')].filter((one) => one.scrollHeight > one.clientHeight + 8).length,
    ]);
    const found = [
      ...(await findViolations(page)),
      ...(await findSkippedHeadings(page)).map((heading) => `skips a level: ${heading}`),
      ...(overflowX > 0 ? [`${overflowX} px wider than the screen`] : []),
      ...(overflowing > 0 ? [`${overflowing} figures overflow`] : []),
    ];
    faults.push(...found.map((fault) => `${new URL(page.url()).pathname}, ${look.name}: ${fault}`));
  }
  return faults;
};

const faultsAt = async (page: Page, paths: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    faults.push(...(await faultsOf(page)));
  }
  return faults;
};

const PAGES = [
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
  '/nowhere',
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
];

test.each(PAGES)('%s has no serious accessibility violation and fits its screen', async (path) => {
  expect(await faultsAt(await server.openPage(), [path])).toEqual([]);
});

test('so does a match that is over', async () => {
  const page = await server.openPage();
  await playAndResign(page);
  expect(await faultsOf(page)).toEqual([]);
});

test('so do its replay, its notes and its proof', async () => {
  const page = await server.openPage();
  const match = await playAndResign(page);
  expect(
    await faultsAt(
      page,
      ['/replay', '/replay?annotate', '/verify'].map((path) => match + path),
    ),
  ).toEqual([]);
});

test('so does a table, whose chat scrolls to its last message while the page does not scroll', async () => {
  const page = await server.openPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.waitForURL('**/tables/*');
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'Write a message' }).fill('Hello');
  await page.keyboard.press('Enter');
  await page.getByText('Hello').waitFor();
  await page.reload();
  await page.getByText('Hello').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
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
