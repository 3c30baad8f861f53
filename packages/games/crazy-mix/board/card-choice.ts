import { useState } from 'react';
import { SIDES, type Side } from '../rules/pieces.ts';
import type { Move, View } from '../rules/state.ts';

/** The winner's choice of cards, being composed. */
export interface CardChoice {
  readonly count: number;
  readonly sides: readonly Side[];
  readonly picked: readonly Side[];
  /** Toggles a card; the choice is sent once complete. */
  readonly toggle: (side: Side) => void;
}

export const useCardChoice = (view: View, send: ((move: Move) => void) | undefined): CardChoice | undefined => {
  const [{ round, picked: kept }, setPicked] = useState<{ readonly round: number; readonly picked: readonly Side[] }>({
    round: 0,
    picked: [],
  });
  const { take } = view.may;
  if (take === undefined) return undefined;
  const picked = round === view.round ? kept : [];
  const toggle = (side: Side) => {
    if (send === undefined || !take.sides.includes(side)) return;
    const next = picked.includes(side) ? picked.filter((one) => one !== side) : [...picked, side];
    setPicked({ round: view.round, picked: next });
    if (next.length === take.count) send({ type: 'take', sides: SIDES.filter((one) => next.includes(one)) });
  };
  return { ...take, picked, toggle };
};
