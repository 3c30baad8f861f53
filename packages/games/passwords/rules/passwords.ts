import { gradeOf } from './lexicon/lexicon.ts';
import { lexiconOf } from './lexicon/load.ts';
import type { Fault, Language, State, Turn } from './state.ts';
import { stemOf } from './stems/stem.ts';

/** The valid passwords of a match so far. Wrong ones are not used up (PW13). */
export const usedWords = (turns: readonly Turn[]): readonly string[] =>
  turns.flatMap((turn) => (turn.type === 'password' ? [turn.word] : []));

/** Checks words against the words used before (PW10-PW12). Prepared once for many checks. */
export const barOf = (used: readonly string[], language: Language): ((word: string) => Fault | undefined) => {
  const words = new Set(used);
  const stems = new Map(used.toReversed().map((earlier) => [stemOf(earlier, language), earlier]));
  return (word) => {
    if (words.has(word)) return { code: 'used-word', earlier: word };
    const inside = used.find((earlier) => word.includes(earlier));
    if (inside !== undefined) return { code: 'contains-used', earlier: inside };
    const related = stems.get(stemOf(word, language));
    return related === undefined ? undefined : { code: 'same-root', earlier: related };
  };
};

/** The rule that a word breaks because of earlier words; undefined if none. Does not use the dictionary. */
export const reasonAgainst = (word: string, used: readonly string[], language: Language): Fault | undefined =>
  barOf(used, language)(word);

/** The rule that a password breaks; undefined if it is valid. The dictionary must be loaded. */
export const faultOf = (word: string, { options, turns, proposals }: State): Fault | undefined => {
  const isAllowed = proposals.some((one) => one.word === word && one.result === 'allowed'); // PW21
  return isAllowed || gradeOf(lexiconOf(options.language, options.dictionary), word) !== undefined
    ? reasonAgainst(word, usedWords(turns), options.language)
    : { code: 'unknown-word' };
};

/** Why a password is wrong, as a sentence. */
export const faultSentence = (word: string, { code, earlier = '' }: Fault): string => {
  const [said, before] = [`“${word}”`, `“${earlier}”`];
  switch (code) {
    case 'unknown-word':
      return `${said} isn’t in the dictionary.`;
    case 'used-word':
      return `${said} has already been played.`;
    case 'contains-used':
      return `${said} contains ${before}, which has already been played.`;
    case 'same-root':
      return `${said} has the same root as ${before}, which has already been played.`;
  }
};
