import type { Locator, Page } from 'playwright-core';

/** The status line above the board. */
export const prompt = (page: Page, text: string | RegExp): Locator => page.locator('.status').filter({ hasText: text });
