import type { Locator, Page } from 'playwright-core';

/** The main action of each game on a new match, by touch, as players do it first. */
export const ACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'crack-the-code': async (page) => {
    const crystals = page.getByRole('group', { name: 'Crystals' }).getByRole('button');
    for (const n of [0, 1, 2, 3, 4]) await crystals.nth(n).tap();
    await page.getByRole('button', { name: 'Hide code', exact: true }).tap();
  },
  'fake-crystal': async (page) => {
    const stall = page.getByRole('region', { name: 'Your stall' });
    for (const place of ['Left column, claim 6: empty', 'Right column, claim 12: empty']) {
      await stall
        .getByRole('button', { name: /^Pick up/ })
        .first()
        .tap();
      await stall.getByRole('button', { name: place }).tap();
    }
    await page.getByRole('button', { name: 'Make offer' }).tap();
  },
  passwords: async (page) => {
    const field = page.getByRole('textbox', { name: 'Your word' });
    await field.waitFor();
    await field.tap();
    await page.keyboard.type('password', { delay: 150 });
    await page.keyboard.press('Enter');
  },
  'crazy-mix': async (page) => {
    await page.getByRole('button', { name: 'I’m ready' }).tap();
    await page.locator('.mix-half.open').first().waitFor();
    await page.locator('.mix-half.open').first().tap();
  },
  'crystal-code': async (page) => {
    await page.getByRole('button', { name: 'I’m ready' }).tap();
    await page.locator('.xc-tile').first().waitFor();
    for (const n of [0, 1, 0]) await page.locator('.xc-tile').nth(n).tap();
  },
};

/** What is dragged after the main action. */
export type Drag = (page: Page) => Locator;

export const DRAGS: Readonly<Record<string, Drag>> = {
  'crack-the-code': (page) => page.getByRole('group', { name: 'Crystals' }).getByRole('button').nth(2),
  'crystal-code': (page) => page.locator('.xc-tile').nth(2),
};
