import { fraction, type Rng } from '@sesame/kernel';
import { randomConsistent } from '../rules/consistent.ts';
import type { Guess } from '../rules/state.ts';
import type { GuessHistory } from '../solver/possible-codes.ts';

/** Which answers a player takes into account when choosing a guess. */
export interface Memory {
  /** The latest answers, never forgotten. */
  readonly latest: number;
  /** The chance to think of each earlier answer, drawn again for every guess. */
  readonly earlier: number;
  /** How many answers back it looks at all (default: all). */
  readonly reach?: number;
}

/** Any code that fits the answers that the player thinks of. */
export const guessFromMemory = ({ options, guesses }: GuessHistory, memory: Memory, rng: Rng): string =>
  randomConsistent(options, recall(guesses, memory, rng), rng);

const recall = (guesses: readonly Guess[], { latest, earlier, reach }: Memory, rng: Rng): readonly Guess[] =>
  guesses.filter((_, i) => {
    const age = guesses.length - i;
    if (age <= latest) return true;
    return age <= (reach ?? age) && fraction(rng) < earlier;
  });
