import '@sesame/ui/styles.css';
import './shell/shell.css';
import { LIFTED_STYLES_ID, ROOT_ID } from '@sesame/protocol';
import { isFirstScreen, setFirstScreen } from '@sesame/ui';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { currentLocale } from './data/settings.ts';
import { resumeDraws } from './data/take-seat.ts';
import { restoreStyles } from './lifted-styles.ts';
import { loadTexts } from './locales/texts.tsx';
import { loadHome } from './pages/home/HomePage.tsx';

// For the few who need it, and loaded later when the system's settings change.
const needsContrast = matchMedia('(forced-colors: active), (prefers-contrast: more)');
const loadContrast = () => needsContrast.matches && void import('@sesame/ui/contrast.css');
loadContrast();
needsContrast.addEventListener('change', loadContrast);

const locale = currentLocale();
const texts = await loadTexts[locale]();
const root = document.getElementById(ROOT_ID);
if (root !== null) void show(root, <App initial={{ locale, texts }} />);
void resumeDraws();

/**
 * Takes over the page as the server has rendered it, if that was for this language and screen; otherwise it stays until the
 * first render replaces it. In a transition: the first render gives way to input every few milliseconds.
 */
async function show(place: HTMLElement, app: ReactNode): Promise<void> {
  const { rendered } = place.dataset;
  setFirstScreen(rendered === 'narrow');
  if (rendered === undefined || !isFirstScreen() || document.documentElement.lang !== locale) {
    return startTransition(() => createRoot(place).render(app));
  }
  // Without a network it is taken over all the same.
  if (location.pathname === '/') await loadHome().catch(() => {});
  const sheet = document.getElementById(LIFTED_STYLES_ID);
  if (sheet instanceof HTMLStyleElement) restoreStyles(place, sheet.sheet);
  startTransition(() => void hydrateRoot(place, app));
}
