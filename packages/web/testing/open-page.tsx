import '@sesame/ui/styles.css';
import '../shell/shell.css';
import type { Locale } from '@sesame/kernel';
import { dismissToasts } from '@sesame/ui';
import { page } from 'vitest/browser';
import { App } from '../App.tsx';
import { connection, me, status } from '../data/client.ts';
import { changeSettings } from '../data/settings.ts';
import { loadTexts } from '../locales/texts.tsx';
import { GUEST } from './fake-server.ts';
import { onReset } from './reset-app.ts';

// The connection outlives tests.
onReset(() => {
  status.set(connection.status);
  me.set(GUEST);
  dismissToasts();
});

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Opens a page of the web app, with all that surrounds it. */
export const openPage = async (
  path: string,
  { locale = 'en', viewport = DESKTOP }: { readonly locale?: Locale; readonly viewport?: typeof DESKTOP } = {},
): Promise<void> => {
  await page.viewport(viewport.width, viewport.height);
  changeSettings({ locale });
  history.replaceState(null, '', path);
  await page.render(<App initial={{ locale, texts: await loadTexts[locale]() }} />);
};

/** How far the page is wider than the screen. */
export const overflowX = (): number => document.documentElement.scrollWidth - window.innerWidth;
