import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { makeRng } from '@sesame/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { gradeOf, LANGUAGES, type Language, lexiconOf, rules } from '../rules/index.ts';
import { allWords, randomWord } from '../rules/lexicon/lexicon.ts';
import { DICTIONARY_FILES } from '../rules/lexicon/load.ts';
import { prepareAll } from './play.ts';

beforeAll(prepareAll);

interface Facts {
  readonly size: number;
  readonly known: string;
  /** Nonsense, names, abbreviations, and words of other languages. */
  readonly unknown: string;
  readonly common: string;
  readonly rare: string;
}

const FACTS: Readonly<Record<Language, Facts>> = {
  en: {
    size: 115_919,
    known:
      'wifi selfie emojis podcast gelato groupies specific firefighter protect colour color cafe protege it quiz zoo antidisestablishmentarianism',
    unknown: 'a x qwertz london monday mary usa km http kg dont groupiess chateaubriandx maison huizen',
    common: 'house water people write between',
    rare: 'snath usquebaugh ereuthophobia aedile',
  },
  fr: {
    size: 414_547,
    known: 'maison chateau coeur oeuf aout garcon mangeassions protegee ambigue ou aequo tete',
    unknown: 'a y qwertz marseille dupont sncf km http kg cd dimanch aujourdhui portemonnai between huizen',
    common: 'maison porter grand table terre',
    rare: 'mangeassions desoxyribonucleique thymocytes',
  },
  nl: {
    size: 277_246,
    known: 'huis huizen ijsbeer lijn reunie zeeen cooperatie gelopen schrijft twee ij cafe',
    unknown: 'a x qwertz amsterdam jansen dvd km http btw hbo tv ijs-beer maison between',
    common: 'huis water tafel werk mensen',
    rare: 'niersteenverbrijzelaar taxuskevers',
  },
};

describe.each(LANGUAGES)('PW9: the %s dictionary', (language) => {
  const facts = FACTS[language];
  const lexicon = () => lexiconOf(language);

  test('knows its words', () => {
    expect(facts.known.split(' ').filter((word) => gradeOf(lexicon(), word) === undefined)).toEqual([]);
    expect(lexicon().counts.at(-1)).toBe(facts.size);
  });

  test('rejects nonsense, names and abbreviations', () => {
    expect(facts.unknown.split(' ').filter((word) => gradeOf(lexicon(), word) !== undefined)).toEqual([]);
  });

  test('grades common words below rare ones', () => {
    expect(facts.common.split(' ').filter((word) => Number(gradeOf(lexicon(), word)) > 2)).toEqual([]);
    expect(facts.rare.split(' ').filter((word) => Number(gradeOf(lexicon(), word) ?? 4) < 4)).toEqual([]);
  });

  test('lists its words in order, each with two letters or more and a vowel', () => {
    const words = allWords(lexicon());
    expect(words).toHaveLength(facts.size);
    expect(words.every((word, index) => index === 0 || (words[index - 1] ?? '') < word)).toBe(true);
    expect(words.filter((word) => !/^(?=.*[aeiouy])[a-z]{2,28}$/.test(word))).toEqual([]);
  });

  test('gives random words for any first letter', () => {
    const rng = makeRng(language);
    const words = new Set(Array.from({ length: 400 }, () => randomWord(lexicon(), 'K', rng)));
    expect(words.size).toBeGreaterThan(200);
    expect([...words].filter((word) => !word?.startsWith('k') || gradeOf(lexicon(), word) === undefined)).toEqual([]);
  });

  test('is small to download', () => {
    const { size } = statSync(new URL(`../rules/lexicon/${language}.words`, import.meta.url));
    expect(size).toBeLessThan(600_000);
  });
});

/** Records name the version of their dictionary, so a released file never changes: new words come in a new version. */
const RELEASED: Readonly<Record<Language, readonly string[]>> = {
  en: ['55170184d7695940'],
  fr: ['294abc7cff6f47e5'],
  nl: ['fa06fa13421fef28'],
};

test.each(LANGUAGES)('PW9: every version of the %s dictionary is as it was released', (language) => {
  const digests = DICTIONARY_FILES[language].map((file) =>
    createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16),
  );
  expect(digests).toEqual(RELEASED[language]);
  expect(digests).toHaveLength(rules.options.dictionary.max);
});
