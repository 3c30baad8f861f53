import type { Input } from '@sesame/kernel';
import { unfilled } from '../rules/filling.ts';
import type { Move, State } from '../rules/index.ts';

/** What the kit has to know of the game. */
export const HINTS = {
  /** The lay-out that would have led to a world. */
  implied: (world: State, { move }: Input<Move>): Move => {
    if (move.type !== 'lay-out') return move;
    const filled = world.stage.type === 'race' ? world.stage.filled : [];
    return { ...move, pile: unfilled(world, filled).pile, crazySide: world.crazySide };
  },
};
