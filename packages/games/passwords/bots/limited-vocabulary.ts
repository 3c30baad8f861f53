import { below, pick, type Rng, type Thought } from '@sesame/kernel';
import { lexiconOf } from '../rules/lexicon/load.ts';
import { barOf, usedWords } from '../rules/passwords.ts';
import type { Circle, Move, View } from '../rules/state.ts';
import { type Walk, walksOf } from '../rules/walks.ts';
import { playBestFound } from './full-search.ts';
import { type Vocabulary, wordsWith } from './vocabulary.ts';

/** How a bot without dictionary search finds its words. */
export interface Mind extends Vocabulary {
  /** How many words it compares. */
  readonly words: number;
  /** It overlooks one in this many safes. */
  readonly overlooks: number;
}

/** Plays the best of a few random words from its vocabulary. */
export const playFromVocabulary = (view: View, thought: Thought, mind: Mind): Move => {
  const best = bestOf(view, thought, mind);
  if (best === undefined) return playBestFound(view, thought, { grade: mind.grade });
  // The start is never overlooked.
  const safes = best.safes.filter((_, index) => index === 0 || below(thought.rng, mind.overlooks) > 0);
  return { type: 'word', ...best, safes };
};

/** The word that lays the most stones, among so many drawn at random; the first of equals. */
const bestOf = (view: View, { seat, rng }: Thought, mind: Mind): (Walk & { readonly word: string }) | undefined => {
  const { circle, turns, options } = view;
  const bar = barOf(usedWords(turns), options.language);
  const most = view.seats[seat]?.hand ?? 0;
  let best: (Walk & { readonly word: string }) | undefined;
  for (let drawn = 0; drawn < mind.words; drawn++) {
    const word = drawWord(view, mind, rng);
    if (word === undefined || stopsAtMost(circle, word) <= (best?.safes.length ?? 0) || bar(word) !== undefined)
      continue;
    const walk = walksOf(circle, word).find(({ safes }) => safes.length <= most);
    if (walk !== undefined && walk.safes.length > (best?.safes.length ?? 0)) best = { word, ...walk };
  }
  return best;
};

/** A random word of a vocabulary that starts with the letter of a safe. */
const drawWord = ({ circle, options }: View, mind: Mind, rng: Rng): string | undefined => {
  const first = pick(
    rng,
    circle.flatMap((safe) => safe?.letter ?? []),
  );
  const words = wordsWith(lexiconOf(options.language, options.dictionary), first, mind);
  return words.length === 0 ? undefined : pick(rng, words);
};

/** An upper bound of the stops of a word, in whatever order: cheaper than its walks. */
const stopsAtMost = (circle: Circle, word: string): number =>
  circle.filter((safe) => safe !== null && word.includes(safe.letter.toLowerCase())).length;
