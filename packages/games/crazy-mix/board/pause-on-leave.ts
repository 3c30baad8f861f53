import type { Seat } from '@sesame/kernel';
import { usePlayers } from '@sesame/ui';
import { useEffect, useEffectEvent } from 'react';
import type { Move, View } from '../rules/state.ts';

/** CM34: against bots alone, the match takes a break when the player leaves or hides the page. */
export const usePauseOnLeave = (view: View, you: Seat | undefined, play: ((move: Move) => void) | undefined): void => {
  const { bots } = usePlayers();
  const isAgainstBots = you !== undefined && view.seats.every((_, seat) => seat === you || bots?.[seat] === true);
  const pause = useEffectEvent(() => {
    if (isAgainstBots && view.may.pause) play?.({ type: 'pause' });
  });
  useEffect(() => {
    const onVisibilityChange = () => document.hidden && pause();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      pause();
    };
  }, []);
};
