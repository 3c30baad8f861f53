import './home.css';
import { pathOf } from '@sesame/client';
import { ROUTES } from '@sesame/protocol';
import { lazy, Suspense } from 'react';
import { api } from '../../data/client.ts';
import { firstAnswer, firstMessage } from '../../data/first-data.ts';
import { useMyMatches } from '../../data/topics.ts';
import { useIsOffline } from '../../data/use-is-offline.ts';
import { useKeptMatches, useLocalMatches } from '../../data/use-local-matches.ts';
import { useQuery } from '../../data/use-query.ts';
import { Page } from '../../shell/Page.tsx';
import { loadGameArt } from '../../widgets/GameArt.tsx';
import { loadable } from '../../widgets/loadable.ts';
import { DailyPuzzles } from './DailyPuzzles.tsx';
import { FeaturedMatches } from './FeaturedMatches.tsx';
import { GameCards } from './GameCards.tsx';
import { Hero } from './Hero.tsx';
import { NoMatches } from './NoMatches.tsx';
import { OpenTables } from './OpenTables.tsx';
import { useHasPlayed } from './use-has-played.ts';

const ENDED = { which: 'ended' } as const;
const ENDED_PATH = pathOf(ROUTES.matches, { query: ENDED });

const YourMatches = loadable(() => import('./YourMatches.tsx'));
const OfflineNote = lazy(() => import('./OfflineNote.tsx'));
const FinishedMatches = loadable(() => import('./FinishedMatches.tsx'));

/** Loads what the home page shows, before it is taken over from the server. */
export const loadHome = async (): Promise<void> => {
  const isReturning = [firstMessage('me'), firstAnswer(ENDED_PATH)].some((answer) => answer !== undefined);
  await Promise.all([loadGameArt(), ...(isReturning ? [YourMatches.load(), FinishedMatches.load()] : [])]);
};

/** The home page: the game picker for newcomers; for everybody else their matches first. */
export function HomePage() {
  const isOffline = useIsOffline();
  const known = useMyMatches();
  const kept = useKeptMatches(isOffline && known === undefined);
  const local = useLocalMatches();
  const running = [...local.filter(({ endedAt }) => endedAt === undefined), ...(known ?? kept)];
  // A match that leaves the running ones has ended: load the ended ones again.
  const { data: finished = [] } = useQuery(
    (known ?? []).map(({ id }) => id).join(),
    () => api.matches({ query: ENDED }),
    { path: ENDED_PATH },
  );
  const ended = [...local.filter(({ endedAt }) => endedAt !== undefined), ...finished];
  const hasPlayed = useHasPlayed();
  const isReturning = hasPlayed || running.length > 0 || ended.length > 0;
  return (
    <Page title="Sesame" className="home">
      {isReturning && (
        <Suspense fallback={<div className="your-matches" />}>
          <YourMatches.Part {...{ running, isOffline }} />
        </Suspense>
      )}
      <Suspense>{isOffline && <OfflineNote />}</Suspense>
      <Hero isCompact={isReturning} isOffline={isOffline} />
      <GameCards />
      {!isReturning && !isOffline && <DailyPuzzles />}
      {!isOffline && <FeaturedMatches />}
      <div className={ended.length > 0 || !isReturning ? 'columns' : ''}>
        {!isOffline && <OpenTables />}
        {!isReturning && !isOffline && <NoMatches />}
        <Suspense>{ended.length > 0 && <FinishedMatches.Part matches={ended} />}</Suspense>
      </div>
    </Page>
  );
}
