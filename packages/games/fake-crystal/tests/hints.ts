import type { Input } from '@sesame/kernel';
import type { Move, State } from '../rules/index.ts';

/** What the conformance tests need to know about the game. */
export const HINTS = {
  /** FC22, FC29: powers that can be used on anybody's turn. */
  anytime: ({ type }: Move): boolean => type === 'spy' || type === 'reserve',
  /** The deal consistent with a resampled state. */
  implied: ({ seats, aside }: State, { move }: Input<Move>): Move =>
    move.type === 'deal'
      ? {
          type: 'deal',
          reserves: seats.map(({ hand, reserve }) => [...hand, ...reserve]),
          aside: aside.filter((tile) => tile !== null),
        }
      : move,
};
