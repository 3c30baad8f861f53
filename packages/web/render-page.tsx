import type { AskedPage, RenderedPage } from '@sesame/protocol';
import { setFirstScreen } from '@sesame/ui';
import { renderToReadableStream } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { me } from './data/client.ts';
import { setFirstData } from './data/first-data.ts';
import { GAMES, loadRules, loadScreen } from './data/games.ts';
import { setFirstLocale } from './data/settings.ts';
import { liftStyles } from './lifted-styles.ts';
import { loadTexts } from './locales/texts.tsx';

/**
 * A page as HTML, for the first paint, by the server. What pages are rendered from is in this module’s state, so one call
 * must end before the next begins.
 */
export const renderPage = async ({ path, search, locale, isNarrow, first }: AskedPage): Promise<RenderedPage> => {
  const texts = await loadTexts[locale]();
  setFirstData(first);
  me.setFirst(first?.me);
  setFirstLocale(locale);
  setFirstScreen(isNarrow);
  const failures: unknown[] = [];
  try {
    const stream = await renderToReadableStream(
      <Router ssrPath={path} ssrSearch={search}>
        <App initial={{ locale, texts }} />
      </Router>,
      // All in one piece: pieces that follow are moved into place by scripts, which the content security policy forbids.
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
    );
    await stream.allReady;
    const html = await new Response(stream).text();
    if (failures.length > 0) throw failures[0];
    return liftStyles(html);
  } finally {
    setFirstData(undefined);
    me.setFirst(undefined);
  }
};

/** Loads what the home page and matches need, so that the first one does not wait for it. */
export const warmUp = async (): Promise<void> => {
  const parts = GAMES.flatMap((game) => [loadScreen(game), loadRules(game)]);
  await Promise.all([import('./pages/match/MatchPage.tsx'), import('./pages/home/YourMatches.tsx'), ...parts]);
  await renderPage({ path: '/', search: '', locale: 'en', isNarrow: false, first: undefined });
};
