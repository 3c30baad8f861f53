import './home.css';
import { lazy, Suspense } from 'react';
import { api } from '../../data/client.ts';
import { useMyMatches } from '../../data/topics.ts';
import { useIsOffline } from '../../data/use-is-offline.ts';
import { useKeptMatches, useLocalMatches } from '../../data/use-local-matches.ts';
import { useQuery } from '../../data/use-query.ts';
import { Page } from '../../shell/Page.tsx';
import { DailyPuzzles } from './DailyPuzzles.tsx';
import { FeaturedMatches } from './FeaturedMatches.tsx';
import { GameCards } from './GameCards.tsx';
import { Hero } from './Hero.tsx';
import { NoMatches } from './NoMatches.tsx';
import { OpenTables } from './OpenTables.tsx';
import { useHasPlayed } from './use-has-played.ts';

const YourMatches = lazy(() => import('./YourMatches.tsx'));
const OfflineNote = lazy(() => import('./OfflineNote.tsx'));
const FinishedMatches = lazy(() => import('./FinishedMatches.tsx'));

/** The home page: the game picker for newcomers; for everybody else their matches first. */
export function HomePage() {
  const isOffline = useIsOffline();
  const known = useMyMatches();
  const kept = useKeptMatches(isOffline && known === undefined);
  const local = useLocalMatches();
  const running = [...local.filter(({ endedAt }) => endedAt === undefined), ...(known ?? kept)];
  // A match that leaves the running ones has ended: load the ended ones again.
  const { data: finished = [] } = useQuery((known ?? []).map(({ id }) => id).join(), () =>
    api.matches({ query: { which: 'ended' } }),
  );
  const ended = [...local.filter(({ endedAt }) => endedAt !== undefined), ...finished];
  const hasPlayed = useHasPlayed();
  const isReturning = hasPlayed || running.length > 0 || ended.length > 0;
  return (
    <Page title="Sesame" className="home">
      {isReturning && (
        <Suspense fallback={<div className="your-matches" />}>
          <YourMatches {...{ running, isOffline }} />
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
        <Suspense>{ended.length > 0 && <FinishedMatches matches={ended} />}</Suspense>
      </div>
    </Page>
  );
}
