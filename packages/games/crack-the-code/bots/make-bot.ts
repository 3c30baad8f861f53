import type { Bot, Text, Thought } from '@sesame/kernel';
import { randomCode } from '../rules/codes.ts';
import type { Guess, Move, Options, View } from '../rules/state.ts';

/** What a bot guesses by: all that its seat can see of a match. */
export interface Observation {
  readonly options: Options;
  /** Its own guesses, and the rival's. */
  readonly guesses: readonly Guess[];
  readonly rival: readonly Guess[];
  /** Its own code. */
  readonly code: string;
}

interface Player {
  readonly id: string;
  readonly name: Text;
  readonly level: number;
  readonly guess: (sight: Observation, thought: Thought) => string;
}

/** A bot that differs from others in how it guesses. */
export const makeBot = ({ id, name, level, guess }: Player): Bot<View, Move> => ({
  id,
  name,
  level,
  play: (view, thought) =>
    view.may.includes('hide')
      ? { type: 'hide', code: codeToHide(view.options, thought) }
      : { type: 'guess', code: guess(observationOf(view, thought), thought) },
});

/** Any code but those of a single crystal, which are found soonest. */
const codeToHide = (options: Options, { rng }: Thought): string => {
  for (;;) {
    const code = randomCode(options, rng);
    if (new Set(code).size > 1) return code;
  }
};

const observationOf = ({ options, seats: [first, second] }: View, { seat }: Thought): Observation => {
  const [mine, theirs] = seat === 0 ? [first, second] : [second, first];
  return { options, guesses: mine.guesses, rival: theirs.guesses, code: mine.code ?? '' };
};
