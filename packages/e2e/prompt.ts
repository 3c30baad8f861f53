import type { Locator, Page } from 'playwright-core';

/** The line that says what to do. */
export const prompt = (page: Page, text: string | RegExp): Locator => page.locator('.status').filter({ hasText: text });
