import { progressAt } from '@sesame/kernel';
import { useEffect, useState } from 'react';
import type { Ghost } from './ghost.ts';

/** How many stages a ghost has done, as time goes on. */
export const useGhostProgress = (ghost: Ghost, startedAt: number): number => {
  const [, setTick] = useState(0);
  const now = performance.now() - startedAt;
  const next = ghost.progress.find(({ at }) => at > now)?.at;
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => setTick(next), Math.max(0, next - (performance.now() - startedAt)) + 1);
    return () => clearTimeout(timer);
  }, [next, startedAt]);
  return progressAt(ghost.progress, now);
};
