import { useEffect, useState } from 'react';

/** How long a move may be on its way before another can be sent. */
export const MOVE_TIMEOUT_MS = 3000;

/** Sends moves one at a time: nothing more until the view has changed, or patience is over. Not for claims in a race. */
export const useSendMove = <View, Move>(
  view: View,
  play: ((move: Move) => void) | undefined,
): ((move: Move) => void) | undefined => {
  const [sentFrom, setSentFrom] = useState<{ readonly view: View }>();
  useEffect(() => {
    if (sentFrom === undefined) return;
    const timer = setTimeout(() => setSentFrom(undefined), MOVE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [sentFrom]);
  if (play === undefined || sentFrom?.view === view) return undefined;
  return (move) => {
    setSentFrom({ view });
    play(move);
  };
};
