import type { Bot } from '@sesame/kernel';
import type { Language, Move, View } from '../rules/state.ts';
import { answerTo } from './answer.ts';
import { type Mind, playFromVocabulary } from './limited-vocabulary.ts';

/**
 * How each bot finds its words, weakest first. BOTS.md has the ladder that was measured; where the dictionary of a language
 * makes another step, the language has a mind of its own.
 */
const MINDS: Readonly<Record<string, Mind & { readonly in?: Partial<Readonly<Record<Language, Mind>>> }>> = {
  novice: {
    words: 3,
    grade: 1,
    longest: 6,
    overlooks: 5,
    in: { en: { words: 3, grade: 1, longest: 6, overlooks: 6 } },
  },
  pupil: { words: 4, grade: 1, longest: 7, overlooks: 7 },
  reader: {
    words: 6,
    grade: 1,
    longest: 8,
    overlooks: 10,
    in: { en: { words: 6, grade: 1, longest: 8, overlooks: 8 } },
  },
  scholar: {
    words: 8,
    grade: 2,
    longest: 9,
    overlooks: 16,
    in: {
      en: { words: 8, grade: 2, longest: 9, overlooks: 11 },
      nl: { words: 9, grade: 2, longest: 9, overlooks: 16 },
    },
  },
  wordsmith: {
    words: 13,
    grade: 2,
    longest: 12,
    overlooks: 20,
    in: { nl: { words: 16, grade: 2, longest: 12, overlooks: 24 } },
  },
  lexicographer: {
    words: 35,
    grade: 2,
    longest: 28,
    overlooks: 60,
    in: {
      fr: { words: 30, grade: 2, longest: 28, overlooks: 50 },
      nl: { words: 55, grade: 2, longest: 28, overlooks: 1000 },
    },
  },
  safecracker: {
    words: 100,
    grade: 2,
    longest: 28,
    overlooks: 1000,
    in: { nl: { words: 90, grade: 3, longest: 28, overlooks: 1000 } },
  },
};

export const bots: readonly Bot<View, Move>[] = Object.entries(MINDS).map(([id, mind]) => ({
  id,
  play: (view, thought) =>
    view.may.includes('answer')
      ? answerTo(view)
      : playFromVocabulary(view, thought, mind.in?.[view.options.language] ?? mind),
}));
