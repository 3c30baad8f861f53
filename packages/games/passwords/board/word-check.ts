import type { Seat } from '@sesame/kernel';
import { reasonAgainst, usedWords } from '../rules/passwords.ts';
import type { Fault, Letter, View } from '../rules/state.ts';

/** The state of the typed word, as far as it can be told without the dictionary. */
export type WordCheck =
  | { readonly type: 'empty' }
  | { readonly type: 'no-safe'; readonly letter: Letter }
  | { readonly type: 'short' }
  /** PW7: it has a hyphen or an apostrophe. */
  | { readonly type: 'joined' }
  /** An earlier word rules it out. */
  | { readonly type: 'fault'; readonly fault: Fault; readonly by: Seat | undefined }
  | { readonly type: 'open' };

export const checkWord = ({ circle, turns, options }: View, word: string): WordCheck => {
  const first = word[0];
  if (first === undefined) return { type: 'empty' };
  if (/[^a-z]/.test(word)) return { type: 'joined' };
  const letter = first.toUpperCase();
  if (!circle.some((safe) => safe?.letter === letter)) return { type: 'no-safe', letter };
  if (word.length < 2) return { type: 'short' };

  const fault = reasonAgainst(word, usedWords(turns), options.language);
  if (fault === undefined) return { type: 'open' };
  const earlier = turns.find((turn) => turn.type === 'password' && turn.word === fault.earlier);
  return { type: 'fault', fault, by: earlier?.seat };
};
