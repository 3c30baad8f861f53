import { useEffect, useState } from 'react';
import type { Move, View } from '../rules/state.ts';

/** How long a move may be on its way before another can be sent. */
const PATIENCE = 3000;

/** Sends moves one at a time: nothing more until the view has changed, or patience is over. */
export const useSender = (view: View, play: ((move: Move) => void) | undefined): ((move: Move) => void) | undefined => {
  const [sentFrom, setSentFrom] = useState<View>();
  useEffect(() => {
    if (sentFrom === undefined) return;
    const timer = setTimeout(() => setSentFrom(undefined), PATIENCE);
    return () => clearTimeout(timer);
  }, [sentFrom]);
  if (play === undefined || sentFrom === view) return undefined;
  return (move) => {
    setSentFrom(view);
    play(move);
  };
};
