import type { MatchState } from '@sesame/client';
import { useCallback, useState } from 'react';

/** Match time, which stands still while the match is paused by this player, until the server has resumed it. */
export const useMatchNow = ({ at, receivedAt }: MatchState, isStopped: boolean) => {
  const [pausedAt, setPausedAt] = useState(0);
  const now = useCallback(() => {
    if (isStopped) return at;
    return at + (pausedAt > receivedAt ? pausedAt : performance.now()) - receivedAt;
  }, [at, receivedAt, isStopped, pausedAt]);
  return { now, pause: () => setPausedAt(performance.now()) };
};
