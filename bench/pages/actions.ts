import type { Locator, Page } from 'playwright-core';
import { tap } from './tap.ts';

/** The main action of each game on a new match, by touch, as players do it first. */
export const ACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'crack-the-code': async (page) => {
    const crystals = page.getByRole('group', { name: 'Crystals' }).getByRole('button');
    for (const n of [0, 1, 2, 3, 4]) await tap(crystals.nth(n));
    await tap(page.getByRole('button', { name: 'Hide code', exact: true }));
  },
  'fake-crystal': async (page) => {
    const stall = page.getByRole('region', { name: 'Your stall' });
    for (const place of ['Left column, claim 6: empty', 'Right column, claim 12: empty']) {
      await tap(stall.getByRole('button', { name: /^Pick up/ }).first());
      await tap(stall.getByRole('button', { name: place }));
    }
    await tap(page.getByRole('button', { name: 'Make offer' }));
  },
  passwords: async (page) => {
    const field = page.getByRole('textbox', { name: 'Your word' });
    await field.waitFor();
    await tap(field);
    await page.keyboard.type('password', { delay: 150 });
    await page.keyboard.press('Enter');
  },
  'crazy-mix': async (page) => {
    await tap(page.getByRole('button', { name: 'I’m ready' }));
    await page.locator('.mix-half.open').first().waitFor();
    await tap(page.locator('.mix-half.open').first());
  },
  'crystal-code': async (page) => {
    await tap(page.getByRole('button', { name: 'I’m ready' }));
    await page.locator('.xc-tile').first().waitFor();
    for (const n of [0, 1, 0]) await tap(page.locator('.xc-tile').nth(n));
  },
};

/** What is dragged after the main action. */
export type Drag = (page: Page) => Locator;

export const DRAGS: Readonly<Record<string, Drag>> = {
  'crack-the-code': (page) => page.getByRole('group', { name: 'Crystals' }).getByRole('button').nth(2),
  'crystal-code': (page) => page.locator('.xc-tile').nth(2),
};
