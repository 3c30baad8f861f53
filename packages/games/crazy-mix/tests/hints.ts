import type { Input } from '@sesame/kernel';
import { unfilled } from '../rules/filling.ts';
import type { Move, State } from '../rules/index.ts';

/** Hints for the game test kit. */
export const HINTS = {
  /** The lay-out that leads to a resampled state. */
  implied: (world: State, { move }: Input<Move>): Move => {
    if (move.type !== 'lay-out') return move;
    const filled = world.stage.type === 'race' ? world.stage.filled : [];
    return { ...move, pile: unfilled(world, filled).pile, crazySide: world.crazySide };
  },
};
