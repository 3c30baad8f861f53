import { lazy, Suspense } from 'react';
import { useFeaturedMatches } from '../../data/topics.ts';

const FeaturedMatchList = lazy(() => import('./FeaturedMatchList.tsx'));

/** Matches that can be watched now. While there are none nothing is loaded for them. */
export function FeaturedMatches() {
  const matches = useFeaturedMatches() ?? [];
  if (matches.length === 0) return undefined;
  return (
    <Suspense>
      <FeaturedMatchList matches={matches} />
    </Suspense>
  );
}
