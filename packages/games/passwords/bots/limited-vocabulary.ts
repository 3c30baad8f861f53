import { below, pick, type Rng, type Thought } from '@sesame/kernel';
import { type Grade, gradeOf, randomWord } from '../rules/lexicon/lexicon.ts';
import { lexiconOf } from '../rules/lexicon/load.ts';
import { barOf, usedWords } from '../rules/passwords.ts';
import type { Move, View } from '../rules/state.ts';
import { walksOf } from '../rules/walks.ts';
import { playBestFound } from './full-search.ts';

/** What somebody knows and thinks of who searches no dictionary. */
export interface Vocabulary {
  /** The rarest words it knows. */
  readonly grade: Grade;
  /** The longest words it thinks of. */
  readonly longest: number;
  /** How many words come to mind before it says one. */
  readonly words: number;
  /** One in so many safes that its word would allow is overlooked. */
  readonly overlooks: number;
}

/** The word that lays most stones among the few that come to mind. */
export const playFromVocabulary = (view: View, thought: Thought, mind: Vocabulary): Move => {
  const { seat, rng } = thought;
  const hand = view.seats[seat]?.hand ?? 0;
  const plays = drawWords(view, mind, rng).flatMap((word) => {
    const walk = walksOf(view.circle, word).find(({ safes }) => safes.length <= hand);
    return walk === undefined ? [] : [{ word, ...walk }];
  });
  const [best] = plays.sort((a, b) => b.safes.length - a.safes.length);
  if (best === undefined) return playBestFound(view, thought, { grade: mind.grade });
  // The start is never overlooked: it is where the word begins.
  const safes = best.safes.filter((_, index) => index === 0 || below(rng, mind.overlooks) > 0);
  return { type: 'word', ...best, safes };
};

/** Words that are drawn at most; most of them are too rare or too long. */
const MAX_DRAWN_WORDS = 4_000;

/** Good passwords that come to mind, any that the mind knows with the letter of any safe. */
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
