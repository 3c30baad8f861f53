import { lazy, Suspense } from 'react';
import { usePlaying } from '../../data/topics.ts';

const PlayingMatches = lazy(() => import('./FeaturedMatchList.tsx'));

/** Matches that can be watched now. While there are none nothing is loaded for them. */
export function NowPlaying() {
  const matches = usePlaying() ?? [];
  if (matches.length === 0) return undefined;
  return (
    <Suspense>
      <PlayingMatches matches={matches} />
    </Suspense>
  );
}
