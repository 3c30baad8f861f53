import type { Bot } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { playBestFound } from './full-search.ts';
import { playFromVocabulary } from './limited-vocabulary.ts';
import { playWithLookahead } from './lookahead.ts';

/** Says one of the first short and common words it thinks of, and overlooks safes. */
const novice: Bot<View, Move> = {
  id: 'novice',
  name: { en: 'Novice', fr: 'Novice', nl: 'Beginner' },
  level: 1,
  play: (view, thought) => playFromVocabulary(view, thought, { grade: 1, longest: 6, words: 2, overlooks: 4 }),
};

/** Thinks of a dozen common words, and says the one that lays most stones. */
const reader: Bot<View, Move> = {
  id: 'reader',
  name: { en: 'Reader', fr: 'Lecteur', nl: 'Lezer' },
  level: 2,
  play: (view, thought) => playFromVocabulary(view, thought, { grade: 2, longest: 12, words: 12, overlooks: 20 }),
};

/** Thinks of many words, rarer ones too, and says the one that lays most stones. */
const scholar: Bot<View, Move> = {
  id: 'scholar',
  name: { en: 'Scholar', fr: 'Érudit', nl: 'Geleerde' },
  level: 3,
  play: (view, thought) => playFromVocabulary(view, thought, { grade: 3, longest: 28, words: 80, overlooks: 100 }),
};

/** Finds whatever lays most stones in the whole dictionary. */
const lexicographer: Bot<View, Move> = {
  id: 'lexicographer',
  name: { en: 'Lexicographer', fr: 'Lexicographe', nl: 'Lexicograaf' },
  level: 4,
  play: (view, thought) => playBestFound(view, thought, { grade: 4 }),
};

/** Knows the whole dictionary, looks at what a play leaves the next player, and ends a match only to win it. */
const safecracker: Bot<View, Move> = {
  id: 'safecracker',
  name: { en: 'Safecracker', fr: 'Perceur de coffres', nl: 'Kluiskraker' },
  level: 5,
  play: playWithLookahead,
};

export const bots: readonly Bot<View, Move>[] = [novice, reader, scholar, lexicographer, safecracker];
