import { chromiumOptions } from '@sesame/e2e/chromium.ts';
import { type Browser, type CDPSession, chromium, devices, type Page } from 'playwright-core';

/** A slow phone: a quarter of this machine's speed, a 3G line, a small screen. */
const CPU_SLOWDOWN = 4;
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const SCREEN = {
  viewport: { width: 390, height: 664 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en',
  // As phones do, it says that it is one.
  userAgent: devices['Pixel 7'].userAgent,
};

export const startBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions());

export interface SlowPhone {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

interface Owner {
  readonly url: string;
  /** The `Cookie` header of a session. Undefined: a first visit. */
  readonly cookie?: string | undefined;
}

/** A page on a slow phone with an empty cache. The service worker is blocked: it loads the rest of the app. */
export const openSlowPhone = async (browser: Browser, { url, cookie = '' }: Owner): Promise<SlowPhone> => {
  const context = await browser.newContext({ ...SCREEN, serviceWorkers: 'block' });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  if (name !== '') await context.addCookies([{ name, value, url }]);
  await context.addInitScript(() => localStorage.setItem('sesame.muted', 'true'));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, devtools, close: () => context.close() };
};
