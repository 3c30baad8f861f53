import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumOptions } from './chromium.ts';
import { findFaults } from './layout/find-faults.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions());
});
afterAll(() => browser.close());

const button = (name: string, left: number, more = '') =>
  `<button ${more} style="position: absolute; top: 100px; left: ${left}px; width: 100px; height: 60px">${name}</button>`;

const overlapsIn = async (body: string): Promise<readonly string[]> => {
  const page = await browser.newPage();
  await page.setContent(`<body>${body}</body>`);
  const faults = await findFaults(page, { isAwaited: false, names: [] });
  await page.close();
  return faults.filter(({ kind }) => kind === 'overlap').map(({ what }) => what);
};

test('buttons that overlap are found, others are not', async () => {
  expect(await overlapsIn(button('Left', 100) + button('Right', 150))).toEqual([
    'button “Left” and button “Right”: 50 × 60 px',
  ]);
  expect(await overlapsIn(button('Left', 100) + button('Right', 200))).toEqual([]);
  expect(await overlapsIn(button('Card', 100, 'data-lies-below') + button('Right', 150))).toEqual([]);
});

test('what is scrolled away does not overlap', async () => {
  const list = `<div style="position: absolute; top: 0; left: 0; width: 120px; height: 200px; overflow: auto">${button('Long', 50)}</div>`;
  expect(await overlapsIn(list + button('Right', 130))).toEqual([]);
});
