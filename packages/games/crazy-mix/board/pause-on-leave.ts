import type { Seat } from '@sesame/kernel';
import { useEffectWhen, usePlayers } from '@sesame/ui';
import { useEffect, useEffectEvent } from 'react';
import type { Move, View } from '../rules/state.ts';

interface Attention {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly play: ((move: Move) => void) | undefined;
  /** Whether the manual or another dialog is open. */
  readonly isCovered: boolean | undefined;
}

/** CM34: against bots alone, the match takes a break when the player leaves, hides the page or opens a dialog. */
export const usePauseOnLeave = ({ view, you, play, isCovered = false }: Attention): void => {
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
  useEffectWhen(isCovered && view.may.pause === true, pause);
};
