import { below, makeRng, shuffled } from '@sesame/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardsOf, gradeOf, LANGUAGES, type Language, lexiconOf, misstepOf, reasonAgainst } from '../rules/index.ts';
import { safeOf } from '../rules/letters.ts';
import { randomWord } from '../rules/lexicon/lexicon.ts';
import { allWords, bestPlays, bruteForcePlay, type Position } from '../search/index.ts';
import { prepareAll } from './play.ts';

beforeAll(prepareAll);

/** Random positions: full and empty safes, gaps, few and many stones, used words. */
const positionsOf = (language: Language, count: number): readonly Position[] => {
  const rng = makeRng(`positions ${language}`);
  return Array.from({ length: count }, () => {
    const letters = shuffled(rng, cardsOf(language)).slice(0, 7);
    const circle = letters.map((letter) => {
      const safe = safeOf(language, letter);
      return below(rng, 12) === 0
        ? null
        : { ...safe, stones: Array.from({ length: below(rng, safe.spaces) }, () => 0) };
    });
    const used = Array.from({ length: below(rng, 25) }, () => randomWord(lexiconOf(language), letters[0] ?? 'E', rng));
    return { circle, hand: 1 + below(rng, 12), used: used.flatMap((word) => word ?? []) };
  });
};

describe.each(LANGUAGES)('the search in %s', (language) => {
  test('finds a play as good as brute force', () => {
    const lexicon = lexiconOf(language);
    const words = allWords(lexicon).filter((word) => Number(gradeOf(lexicon, word)) < 5);
    for (const position of positionsOf(language, 8)) {
      const [best] = bestPlays(lexicon, position);
      expect(best?.worth).toBe(bruteForcePlay(words, position, language)?.worth);
    }
  });

  test('finds only legal plays within the grade, best first, each on different safes', () => {
    const lexicon = lexiconOf(language);
    for (const position of positionsOf(language, 12)) {
      const plays = bestPlays(lexicon, position, { limit: 12, grade: 2 });
      expect(plays.length).toBeGreaterThan(0);
      for (const { word, direction, safes } of plays) {
        expect(misstepOf(position.circle, word, { direction, safes })).toBeUndefined();
        expect(reasonAgainst(word, position.used, language)).toBeUndefined();
        expect(safes.length).toBeLessThanOrEqual(position.hand);
        expect(gradeOf(lexicon, word)).toBeLessThanOrEqual(2);
      }
      const worths = plays.map(({ worth }) => worth);
      expect(worths).toEqual(worths.toSorted((a, b) => b - a));
      expect(new Set(plays.map(({ safes }) => safes.toSorted().join())).size).toBe(plays.length);
    }
  });
});

const circle = [...'GSEIRFI'].map((letter) => safeOf('en', letter));

test('the caller defines the value of a play', () => {
  const onlyRF = bestPlays(
    lexiconOf('en'),
    { circle, hand: 5, used: [] },
    {
      worth: (safes) => (safes.join() === '4,5' ? 1 : 0),
    },
  );
  expect(onlyRF[0]?.safes.toSorted()).toEqual([4, 5]);
});

test('with equal stones the play that locks more is best', () => {
  const nearly = circle.with(6, { letter: 'I', spaces: 3, stones: [0, 1] });
  const [best] = bestPlays(lexiconOf('en'), { circle: nearly, hand: 2, used: [] });
  expect(best?.safes).toContain(6);
  expect(best?.worth).toBe(17);
});

test('finds nothing where no word starts', () => {
  const nowhere = circle.map(() => null);
  expect(bestPlays(lexiconOf('en'), { circle: nowhere, hand: 5, used: [] })).toEqual([]);
});
