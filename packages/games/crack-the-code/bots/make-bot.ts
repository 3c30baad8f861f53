import type { Bot, Rng, Thought } from '@sesame/kernel';
import { randomCode, randomSalt } from '../rules/codes.ts';
import type { Guess, Move, Options, View } from '../rules/state.ts';

/** What a bot knows: everything its seat can see. */
export interface Observation {
  readonly options: Options;
  /** Its own guesses and the rival's. */
  readonly guesses: readonly Guess[];
  readonly rival: readonly Guess[];
  /** Its own code. */
  readonly code: string;
}

export type Guesser = (observation: Observation, thought: Thought) => string;

/** A way of choosing the code to hide. */
export type Hider = (options: Options, rng: Rng) => string;

/** Makes a bot from its ways of guessing and hiding. */
export const makeBot = (id: string, guess: Guesser, hide: Hider = hideAny): Bot<View, Move> => ({
  id,
  play: (view, thought) =>
    view.may.includes('hide')
      ? { type: 'hide', code: hide(view.options, thought.rng), salt: randomSalt(thought.rng) }
      : { type: 'guess', code: guess(observationOf(view, thought), thought) },
});

/** A random code of at least two colours: codes of one colour are found soonest. */
export const hideAny: Hider = (options, rng) => {
  for (;;) {
    const code = randomCode(options, rng);
    if (new Set(code).size > 1) return code;
  }
};

const observationOf = ({ options, seats: [first, second] }: View, { seat }: Thought): Observation => {
  const [mine, theirs] = seat === 0 ? [first, second] : [second, first];
  return { options, guesses: mine.guesses, rival: theirs.guesses, code: mine.code ?? '' };
};
