import { useEffect, useState } from 'react';

/** Part of a moment after which a tile is turned: first it arrives and its claim is read. */
const TURN_AT = 0.46;

/** Whether the tile of a moment of this length has been turned. */
export const useTurn = (ms: number): boolean => {
  const [isTurned, setTurned] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTurned(true), ms * TURN_AT);
    return () => clearTimeout(timer);
  }, [ms]);
  return isTurned;
};
