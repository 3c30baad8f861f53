import { useState } from 'react';
import type { Move, View } from '../rules/index.ts';

export interface Pointing {
  /** The first card, if one is chosen. */
  readonly chosen: number | undefined;
  readonly pick: (place: number) => void;
}

/** The first card is remembered, the second is the claim. The first one again takes it back. */
export const usePointing = ({ round, may }: View, play: ((move: Move) => void) | undefined): Pointing => {
  const [first, setFirst] = useState<{ readonly round: number; readonly place: number }>();
  const chosen = first?.round === round && may.includes('point') ? first.place : undefined;
  const pick = (place: number) => {
    if (chosen === undefined) return setFirst({ round, place });
    setFirst(undefined);
    if (chosen !== place) play?.({ type: 'point', first: chosen, second: place });
  };
  return { chosen, pick };
};
