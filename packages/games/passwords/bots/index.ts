import type { Bot } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { playBestFound } from './full-search.ts';
import { playFromVocabulary } from './limited-vocabulary.ts';
import { playWithLookahead } from './lookahead.ts';

/** Plays one of two short, common words and overlooks safes. */
const novice: Bot<View, Move> = {
  id: 'novice',
  play: (view, thought) => playFromVocabulary(view, thought, { grade: 1, longest: 6, words: 2, overlooks: 4 }),
};

/** Plays the best of four everyday words. */
const pupil: Bot<View, Move> = {
  id: 'pupil',
  play: (view, thought) => playFromVocabulary(view, thought, { grade: 1, longest: 7, words: 4, overlooks: 7 }),
};

/** Plays the best of eight common words. */
const reader: Bot<View, Move> = {
  id: 'reader',
  play: (view, thought) => playFromVocabulary(view, thought, { grade: 2, longest: 10, words: 8, overlooks: 16 }),
};

/** Plays the best of 25 words, including rarer ones. */
const scholar: Bot<View, Move> = {
  id: 'scholar',
  play: (view, thought) => playFromVocabulary(view, thought, { grade: 3, longest: 28, words: 25, overlooks: 40 }),
};

/** Plays the best of a thousand words, including rarer ones. */
const wordsmith: Bot<View, Move> = {
  id: 'wordsmith',
  play: (view, thought) => playFromVocabulary(view, thought, { grade: 3, longest: 28, words: 1000, overlooks: 1000 }),
};

/** Plays the word that lays the most stones in the whole dictionary. */
const lexicographer: Bot<View, Move> = {
  id: 'lexicographer',
  play: (view, thought) => playBestFound(view, thought, { grade: 4 }),
};

/** Searches the whole dictionary, considers the next player's best reply, and ends a match only to win it. */
const safecracker: Bot<View, Move> = {
  id: 'safecracker',
  play: playWithLookahead,
};

export const bots: readonly Bot<View, Move>[] = [novice, pupil, reader, scholar, wordsmith, lexicographer, safecracker];
