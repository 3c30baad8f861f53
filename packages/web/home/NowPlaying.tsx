import { lazy, Suspense } from 'react';
import { usePlaying } from '../house/use-topic.ts';

const PlayingMatches = lazy(() => import('../chat/PlayingMatches.tsx'));

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
