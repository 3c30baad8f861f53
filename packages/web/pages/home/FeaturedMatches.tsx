import { lazy, Suspense } from 'react';
import { useFeaturedMatches } from '../../data/topics.ts';

const FeaturedMatchList = lazy(() => import('./FeaturedMatchList.tsx'));

/** Featured matches. The list's code is loaded only if there are any. */
export function FeaturedMatches() {
  const matches = useFeaturedMatches() ?? [];
  if (matches.length === 0) return undefined;
  return (
    <Suspense>
      <FeaturedMatchList matches={matches} />
    </Suspense>
  );
}
