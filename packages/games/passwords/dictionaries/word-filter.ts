import { normalise } from '../rules/normalise.ts';

/** Leaves out chemical names and other curiosities. */
const MAX_WORD_LENGTH = 28;

/**
 * An entry normalised for the game; undefined if it is not a playable word: capitalised, with a hyphen, apostrophe, digit
 * or full stop, a single letter, or without a vowel (`km`, `http`).
 */
export const gameWordOf = (entry: string): string | undefined => {
  if (entry !== entry.toLowerCase()) return undefined;
  const word = normalise(entry);
  return /^[a-z]{2,}$/.test(word) && /[aeiouy]/.test(word) && word.length <= MAX_WORD_LENGTH ? word : undefined;
};
