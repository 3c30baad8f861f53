import type { Room } from '@sesame/protocol';
import { useEffect, useState } from 'react';

/** How long the end of a match stays on the screen. */
const END_SCENE_MS = 30_000;

/** The match to show: the current one, and after its end that one for a while, until the next one is about to start. */
export const useShownMatch = (room: Room | undefined): string | undefined => {
  const [last, setLast] = useState<string>();
  const current = room?.match;
  const isStarting = room?.table !== undefined && current === undefined;
  if (current !== undefined && current !== last) setLast(current);
  useEffect(() => {
    if (current !== undefined || last === undefined) return;
    const timer = setTimeout(() => setLast(undefined), isStarting ? 0 : END_SCENE_MS);
    return () => clearTimeout(timer);
  }, [current, last, isStarting]);
  return current ?? last;
};
