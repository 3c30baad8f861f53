import type { MatchState } from '@sesame/client';
import { LOW_TIME_MS } from '@sesame/ui';
import { useEffect, useState } from 'react';

/** Whether our own clock is nearly out. */
export const useLowTime = ({ info, clocks, receivedAt, outcome }: MatchState): boolean => {
  const clock = info.you === null || outcome !== undefined ? undefined : clocks?.[info.you];
  const runsUntil = clock?.runs ? receivedAt + clock.left : undefined;
  const [isLow, setLow] = useState(false);
  useEffect(() => {
    const wait = (runsUntil ?? Number.POSITIVE_INFINITY) - LOW_TIME_MS - performance.now();
    setLow(wait <= 0);
    // No timer for correspondence clocks with days left.
    if (wait <= 0 || wait > 86_400_000) return;
    const timer = setTimeout(() => setLow(true), wait);
    return () => clearTimeout(timer);
  }, [runsUntil]);
  return isLow;
};
