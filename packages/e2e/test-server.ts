import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Settings, serve } from '@sesame/server';
import { makeSettings } from '@sesame/server/settings';
import { buildIfStale } from '@sesame/web/build';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumOptions } from './chromium.ts';

/** A real server with the built web app, and a real browser. */
export interface TestServer {
  readonly url: string;
  readonly browser: Browser;
  /** Opens a page in a new browser context, which is a new guest. */
  openPage(options?: BrowserContextOptions): Promise<Page>;
  /** Uncaught errors and console errors of all pages. */
  readonly pageErrors: string[];
  /** Path of the one-time link to the admin console. */
  readonly adminLink: string;
  /** Stops the server, runs `act`, and starts it again on the same port and data. */
  whileStopped(act: () => Promise<void>): Promise<void>;
  /** Closes all pages and forgets their errors. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

/** Runs in the page: turns the stage off, unless the test chooses a speed, and the sound, as nobody listens. */
const showEventsAtOnce = () => {
  const settings = JSON.parse(localStorage.getItem('sesame.settings') ?? '{}');
  localStorage.setItem('sesame.muted', 'true');
  localStorage.setItem('sesame.settings', JSON.stringify({ animationSpeed: 'off', ...settings }));
};

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The browsers of all test files of a worker, by whether they have notifications. They end with the worker. */
const browsers = new Map<boolean, Promise<Browser>>();
const startBrowser = (needsNotifications: boolean): Promise<Browser> => {
  const browser =
    browsers.get(needsNotifications) ?? chromium.launch(chromiumOptions({ needsNotifications, hasShortPages: true }));
  browsers.set(needsNotifications, browser);
  return browser;
};

export interface TestServerOptions {
  /** Time that bots take in races, as a factor. */
  readonly botTempo?: number;
  readonly needsNotifications?: boolean;
  /** When a bot replaces a disconnected player. */
  readonly substitutes?: Settings['substitutes'];
  /** Any others. */
  readonly settings?: Partial<Settings>;
}

/** All tests come from one address. */
const LIMITS: Settings['limits'] = {
  ...makeSettings({}).limits,
  requestsPerMinute: 1e6,
  guestsPerMinute: 1e6,
  signInsPerMinute: 1e6,
};

export const startTestServer = async ({
  botTempo = 0.05,
  needsNotifications = false,
  substitutes = { graceMs: 30_000, countdownMs: 60_000 },
  settings = {},
}: TestServerOptions = {}): Promise<TestServer> => {
  const data = mkdtempSync(join(process.env.SESAME_E2E_DATA ?? tmpdir(), 'sesame-e2e-'));
  const web = await buildIfStale();
  const start = (port: number) =>
    serve({
      port,
      host: '127.0.0.1',
      data,
      web,
      logLevel: 'silent',
      botPauseMs: 0,
      botBudgetMs: 20,
      viewingTempo: 0,
      limits: LIMITS,
      botTempo,
      substitutes,
      ...settings,
    });
  let server = await start(0);
  const browser = await startBrowser(needsNotifications);
  const contexts: BrowserContext[] = [];
  const pageErrors: string[] = [];
  const url = `http://${settings.host ?? '127.0.0.1'}:${server.port}`;
  let isStopped = false;
  /** Browsers log every request that a closed server refuses, and those that a closing one answers with 503 or cuts off. */
  const isServerDown = (text: string) =>
    text.includes('ERR_CONNECTION_REFUSED') || (isStopped && /Failed to load resource|WebSocket connection/.test(text));
  return {
    url,
    browser,
    pageErrors,
    adminLink: (server.adminLink ?? '').replace(server.url, ''),
    openPage: async (options = {}) => {
      // Without animations the tests take a third less time. Some turn them on: `{ reducedMotion: 'no-preference' }`.
      const context = await browser.newContext({
        viewport: DESKTOP,
        locale: 'en',
        baseURL: url,
        colorScheme: 'dark',
        reducedMotion: 'reduce',
        // Keeping the app takes a third of a second of CPU time per context. Tests of it, and of push, allow it.
        serviceWorkers: needsNotifications ? 'allow' : 'block',
        ...options,
      });
      await context.addInitScript(showEventsAtOnce);
      contexts.push(context);
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => pageErrors.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !isServerDown(text)) pageErrors.push(`${page.url()}: ${text}`);
      });
      return page;
    },
    whileStopped: async (act) => {
      const { port } = server;
      isStopped = true;
      await server.close();
      await act();
      server = await start(port);
      isStopped = false;
    },
    closePages: async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      pageErrors.length = 0;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await server.close();
      rmSync(data, { recursive: true });
    },
  };
};
