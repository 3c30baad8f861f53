import { below, pick, type Rng, type Thought } from '@sesame/kernel';
import { type Grade, gradeOf, randomWord } from '../rules/lexicon/lexicon.ts';
import { lexiconOf } from '../rules/lexicon/load.ts';
import { mostToLay } from '../rules/opening.ts';
import { barOf, usedWords } from '../rules/passwords.ts';
import type { Move, View } from '../rules/state.ts';
import { walksOf } from '../rules/walks.ts';
import { playBestFound } from './full-search.ts';

/** The words that a bot without dictionary search knows and thinks of. */
export interface Vocabulary {
  /** The highest grade (rarest words) it knows. */
  readonly grade: Grade;
  /** The length of the longest words it thinks of. */
  readonly longest: number;
  /** How many words it compares. */
  readonly words: number;
  /** It overlooks one in this many safes. */
  readonly overlooks: number;
}

/** Plays the best of a few random words from its vocabulary. */
export const playFromVocabulary = (view: View, thought: Thought, mind: Vocabulary): Move => {
  const { seat, rng } = thought;
  const most = mostToLay(view, seat);
  const plays = drawWords(view, mind, rng).flatMap((word) => {
    const walk = walksOf(view.circle, word).find(({ safes }) => safes.length <= most);
    return walk === undefined ? [] : [{ word, ...walk }];
  });
  const [best] = plays.sort((a, b) => b.safes.length - a.safes.length);
  if (best === undefined) return playBestFound(view, thought, { grade: mind.grade });
  // The start is never overlooked.
  const safes = best.safes.filter((_, index) => index === 0 || below(rng, mind.overlooks) > 0);
  return { type: 'word', ...best, safes };
};

/** Upper bound of random draws: most words are too rare or too long. */
const MAX_DRAWN_WORDS = 4_000;

/** Random valid words from the vocabulary that start with the letter of a safe. */
const drawWords = (
  { circle, turns, options }: View,
  { grade, longest, words }: Vocabulary,
  rng: Rng,
): readonly string[] => {
  const lexicon = lexiconOf(options.language);
  const bar = barOf(usedWords(turns), options.language);
  const letters = circle.flatMap((safe) => safe?.letter ?? []);
  const found: string[] = [];
  for (let drawn = 0; drawn < MAX_DRAWN_WORDS && found.length < words; drawn++) {
    const word = randomWord(lexicon, pick(rng, letters), rng);
    if (word === undefined || word.length > longest) continue;
    if ((gradeOf(lexicon, word) ?? Number.POSITIVE_INFINITY) <= grade && bar(word) === undefined) found.push(word);
  }
  return found;
};
