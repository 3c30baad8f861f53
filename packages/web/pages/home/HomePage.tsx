import './home.css';
import { lazy, Suspense } from 'react';
import { api } from '../../data/client.ts';
import { useMyMatches } from '../../data/topics.ts';
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
const FinishedMatches = lazy(() => import('./FinishedMatches.tsx'));

/** The home page: the game picker for newcomers; for everybody else their matches first. */
export function HomePage() {
  const running = useMyMatches();
  // A match that leaves the running ones has ended: load the ended ones again.
  const { data: ended = [] } = useQuery((running ?? []).map(({ id }) => id).join(), () =>
    api.matches({ query: { which: 'ended' } }),
  );
  const hasPlayed = useHasPlayed();
  const isReturning = hasPlayed || (running ?? []).length > 0 || ended.length > 0;
  return (
    <Page title="Sesame" className="home">
      {isReturning && (
        <Suspense fallback={<div className="your-matches" />}>
          <YourMatches running={running ?? []} />
        </Suspense>
      )}
      <Hero isCompact={isReturning} />
      <GameCards />
      {!isReturning && <DailyPuzzles />}
      <FeaturedMatches />
      <div className={ended.length > 0 || !isReturning ? 'columns' : ''}>
        <OpenTables />
        {!isReturning && <NoMatches />}
        <Suspense>{ended.length > 0 && <FinishedMatches matches={ended} />}</Suspense>
      </div>
    </Page>
  );
}
