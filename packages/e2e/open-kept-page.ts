import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Opens a page and waits until the browser has kept the app, with the texts and dictionary of its language. */
export const openKeptPage = async (server: TestServer, path: string, options = {}): Promise<Page> => {
  const page = await server.openPage({ serviceWorkers: 'allow', ...options });
  await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const language = await page.evaluate(() => document.documentElement.lang);
  const hasDictionary = (prefix: string) =>
    page.evaluate(async (start) => {
      const keys = await (await caches.open('sesame-files')).keys();
      return keys.some(({ url }) => url.includes(start) && url.endsWith('.words'));
    }, prefix);
  await expect.poll(() => hasDictionary(`/assets/${language}-`)).toBe(true);
  return page;
};
