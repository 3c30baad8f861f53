import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@sesame/server';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { chromiumOptions } from './chromium.ts';

/** A real house with the built web, and a real browser to visit it with. */
export interface Stage {
  readonly url: string;
  /** A visitor with cookies of their own. Whatever the page complains of is kept in `complaints`. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  readonly complaints: string[];
  /** The path of the link to the host's desk, which works once. */
  readonly desk: string;
  /** Does something while the house is closed, then opens it again where it was. */
  whileClosed(act: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** `botTempo`: what part of a person's time bots take in races. `patience`: how long a live match waits for who has gone. */
export const openStage = async ({
  botTempo = 1,
  patience = { quiet: 30_000, countdown: 60_000 },
} = {}): Promise<Stage> => {
  const data = mkdtempSync(join(tmpdir(), 'sesame-e2e-'));
  const web = inject('web');
  const open = (port: number) =>
    serve({
      port,
      host: '127.0.0.1',
      data,
      web,
      logLevel: 'silent',
      botPause: 50,
      viewingTempo: 0,
      botTempo,
      patience,
    });
  let house = await open(0);
  const browser = await chromium.launch(chromiumOptions());
  const complaints: string[] = [];
  const url = `http://127.0.0.1:${house.port}`;
  return {
    url,
    complaints,
    desk: (house.desk ?? '').replace(house.url, ''),
    visit: async (options = {}) => {
      // Without animations the tests take a third less time. Some ask for them: `{ reducedMotion: 'no-preference' }`.
      const context = await browser.newContext({
        viewport: DESKTOP,
        locale: 'en',
        baseURL: url,
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        const isAway = message.text().includes('ERR_CONNECTION_REFUSED');
        if (message.type() === 'error' && !isAway) complaints.push(`${page.url()}: ${message.text()}`);
      });
      return page;
    },
    whileClosed: async (act) => {
      const { port } = house;
      await house.close();
      await act();
      house = await open(port);
    },
    close: async () => {
      await browser.close();
      await house.close();
      rmSync(data, { recursive: true });
    },
  };
};
