import { useEffect, useState } from 'react';
import { useMyMatches } from '../../data/topics.ts';
import { useIsOffline } from '../../data/use-is-offline.ts';
import { hasDatabase } from '../../offline/has-database.ts';

/** Whether something is stored for use without a network, or should be. Newcomers do not load the code for it. */
export const useHasOfflineWork = (): boolean => {
  const isOffline = useIsOffline();
  const hasMatches = (useMyMatches() ?? []).some(({ pace }) => pace.kind !== 'live');
  const [hasWork, setHasWork] = useState(false);
  useEffect(() => {
    if (isOffline || hasMatches) return setHasWork(true);
    hasDatabase().then(
      (has) => has && setHasWork(true),
      () => {},
    );
  }, [isOffline, hasMatches]);
  return hasWork;
};
