import { normalise } from '../rules/normalise.ts';

/** Longer words exist, of chemists and for sport; nobody says them at a table. */
const MAX_WORD_LENGTH = 28;

/**
 * A word of a list as the game writes it; undefined for what is none: names and abbreviations with capitals, what
 * has a hyphen, an apostrophe, a digit or a stop, single letters, and what has no vowel, such as `km` or `http`.
 */
export const gameWordOf = (entry: string): string | undefined => {
  if (entry !== entry.toLowerCase()) return undefined;
  const word = normalise(entry);
  return /^[a-z]{2,}$/.test(word) && /[aeiouy]/.test(word) && word.length <= MAX_WORD_LENGTH ? word : undefined;
};
