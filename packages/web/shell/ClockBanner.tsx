import { lazy, Suspense } from 'react';
import { useMyMatches } from '../data/topics.ts';

const ClockBannerLinks = lazy(() => import('./overlays/ClockBannerLinks.tsx'));

/** Our matches with a running clock, above every page. The code is loaded only if a clock runs. */
export function ClockBanner() {
  const matches = useMyMatches() ?? [];
  if (!matches.some(({ due, othersDue }) => due !== undefined || othersDue !== undefined)) return undefined;
  return (
    <Suspense>
      <ClockBannerLinks matches={matches} />
    </Suspense>
  );
}
