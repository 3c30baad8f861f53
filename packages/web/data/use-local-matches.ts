import type { MatchSummary } from '@sesame/protocol';
import { useEffect, useState } from 'react';
import { hasDatabase } from '../offline/has-database.ts';

const NONE: readonly MatchSummary[] = [];

/** Matches on the server as this browser last saw them, in the form of lists, while it cannot be reached. */
export const useKeptMatches = (isOffline: boolean): readonly MatchSummary[] => {
  const [matches, setMatches] = useState(NONE);
  useEffect(() => {
    if (!isOffline) return setMatches(NONE);
    const read = async () => {
      const [{ allKeptPositions }, { keptSummary }] = await Promise.all([
        import('./kept-positions.ts'),
        import('../offline/correspondence.ts'),
      ]);
      setMatches((await allKeptPositions()).map(keptSummary));
    };
    read().catch(() => {});
  }, [isOffline]);
  return matches;
};

/** Matches of this browser that the server does not have, in the form of lists. Their code is loaded after the page. */
export const useLocalMatches = (): readonly MatchSummary[] => {
  const [matches, setMatches] = useState(NONE);
  useEffect(() => {
    let unsubscribe = () => {};
    let isGone = false;
    const follow = async () => {
      if (!(await hasDatabase())) return;
      const [{ localMatches, refreshLocalMatches }, { localSummary }] = await Promise.all([
        import('./local-matches.ts'),
        import('../offline/local-match.ts'),
      ]);
      if (isGone) return;
      unsubscribe = localMatches.subscribe(() => setMatches((localMatches.get() ?? []).map(localSummary)));
      await refreshLocalMatches();
    };
    // Where nothing can be stored there are none.
    follow().catch(() => {});
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, []);
  return matches;
};
