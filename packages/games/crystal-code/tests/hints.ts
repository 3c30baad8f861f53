import type { Input } from '@sesame/kernel';
import type { Move, State } from '../rules/index.ts';

/** Hints for the game test kit. */
export const HINTS = {
  /** The deal or first shuffle that leads to a resampled state. */
  implied: ({ stage, seats, pile, history }: State, { move }: Input<Move>): Move => {
    if (move.type === 'deal' && stage.type === 'ready') return { type: 'deal', hands: stage.hands };
    if (move.type === 'deal' && stage.type === 'race') {
      return { type: 'deal', hands: stage.racers.map(({ tiles }) => tiles) };
    }
    if (move.type === 'shuffle' && history.length === 0) {
      return { type: 'shuffle', cards: [...seats.flatMap(({ hand }) => hand), ...pile] };
    }
    return move;
  },
};
