import type { Bot, Rules } from '@sesame/kernel';
import { imaginable, worldsOf } from './imagination.ts';
import { sampleMove } from './moves.ts';

export interface BotOptions<View, Move> {
  /** Its id among the bots of the game. */
  readonly id?: string;
  /** Thinking time of a person, for races: without it a bot claims at once. */
  readonly takes?: Bot<View, Move>['takes'];
}

/** A bot that makes any legal move. */
export const makeRandomBot = <State, Move, View, Options, Event>(
  rules: Rules<State, Move, View, Options, Event>,
  { id = 'random', takes }: BotOptions<View, Move> = {},
): Bot<View, Move> => {
  const known = imaginable(rules);
  return {
    id,
    play: (view, { seat, rng }) => sampleMove(known, worldsOf(known, view, { seat, rng })(), { seat, rng }),
    ...(takes && { takes }),
  };
};
