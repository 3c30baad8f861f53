import { gunzipSync } from 'node:zlib';
import { makeRng } from '@sesame/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeByUse } from '../dictionaries/common-words.ts';
import { englishWords } from '../dictionaries/english.ts';
import { gradeByFamily } from '../dictionaries/grade-by-family.ts';
import { MODERN_WORDS, withModernWords } from '../dictionaries/modern-words.ts';
import { pack } from '../dictionaries/pack.ts';
import { gameWordOf } from '../dictionaries/word-filter.ts';
import { graphOf } from '../dictionaries/word-graph.ts';
import { type Grade, gradeOf, lexiconOf, loadLexicon } from '../rules/index.ts';
import { allWords, randomWord } from '../rules/lexicon/lexicon.ts';
import { unpack } from '../rules/lexicon/unpack.ts';

const words = fc.dictionary(fc.stringMatching(/^[a-e]{1,6}$/), fc.constantFrom<Grade>(1, 2, 3, 4, 5), { minKeys: 1 });

test('packing and unpacking is lossless', () => {
  fc.assert(
    fc.property(words, (graded) => {
      const lexicon = unpack('en', new Uint8Array(gunzipSync(pack(graphOf(new Map(Object.entries(graded)))))));
      expect(allWords(lexicon)).toEqual(Object.keys(graded).toSorted());
      for (const [word, grade] of Object.entries(graded)) expect(gradeOf(lexicon, word)).toBe(grade);
      expect(gradeOf(lexicon, 'f')).toBeUndefined();
    }),
  );
});

test('a damaged dictionary is rejected', () => {
  const packed = gunzipSync(pack(graphOf(new Map([['ab', 1]]))));
  expect(() => unpack('en', new Uint8Array(packed.subarray(0, -1)))).toThrow('damaged');
});

test('random words are uniform', () => {
  const graded = new Map<string, Grade>(['aa', 'ab', 'abc', 'abd', 'ba'].map((word) => [word, 1]));
  const lexicon = unpack('en', new Uint8Array(gunzipSync(pack(graphOf(graded)))));
  const counts = new Map<string, number>();
  // The generator cycles through 0 to 3, so every word comes equally often.
  let turn = 0;
  for (let time = 0; time < 40; time++) {
    const word = randomWord(lexicon, 'A', () => turn++) ?? '';
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ aa: 10, ab: 10, abc: 10, abd: 10 });
  expect(randomWord(lexicon, 'C', makeRng(1))).toBeUndefined();
});

test.each([
  ['café', 'cafe'],
  ['cœur', 'coeur'],
  ['Paris', undefined],
  ['OK', undefined],
  ['porte-monnaie', undefined],
  ['aujourd’hui', undefined],
  ['km', undefined],
  ['a', undefined],
])('the entry %j becomes %j', (entry, word) => {
  expect(gameWordOf(entry)).toBe(word);
});

test('the English dictionary matches its sources', async () => {
  await loadLexicon('en');
  const source = withModernWords(gradeByUse('en', englishWords(), new Map()));
  const lexicon = lexiconOf('en');
  expect(source.size).toBe(lexicon.counts.at(-1));
  const wrong = [...source].filter(([word, grade]) => ![grade, 5].includes(gradeOf(lexicon, word) ?? 0));
  expect(wrong).toEqual([]);
});

test.each([
  [
    'en',
    ['intercourse', 'sex', 'bastards', 'oversexed'],
    ['sextant', 'faces', 'arsenal', 'farthing', 'peacock', 'gay'],
  ],
  ['fr', ['baiser', 'cul', 'connerie', 'viol'], ['baisser', 'baisemain', 'calcul', 'connaitre', 'viole', 'chianti']],
  [
    'nl',
    ['geil', 'hondenlul', 'seks', 'kakken'],
    ['geillustreerd', 'sekse', 'kakkerlak', 'nazien', 'pissebed', 'homo'],
  ],
] as const)(
  'in %s offensive words have grade 5, and similar harmless words do not',
  async (language, offensive, harmless) => {
    const lexicon = await loadLexicon(language);
    expect(offensive.map((word) => gradeOf(lexicon, word))).toEqual(offensive.map(() => 5));
    expect(harmless.filter((word) => (gradeOf(lexicon, word) ?? 5) === 5)).toEqual([]);
  },
);

test('words are graded by family size', () => {
  const lemmas = new Set(['huis', 'huisdier', 'tuinhuis', 'dier', 'tuin', 'kozijn']);
  const spelling = {
    lemmas,
    words: new Set([...lemmas, 'huizen', 'scheld']),
    parts: [],
    neverSuggested: new Set(['scheld']),
  };
  const bounds = [
    { family: 3, length: 6, ending: 3 },
    { family: 2, length: 6, ending: 3 },
    { family: 1, length: 9, ending: 3 },
  ] as const;
  expect(Object.fromEntries(gradeByFamily('nl', spelling, bounds))).toEqual({
    huis: 1,
    huizen: 2,
    dier: 2,
    tuin: 2,
    huisdier: 3,
    tuinhuis: 3,
    kozijn: 3,
    scheld: 5,
  });
});

test('modern words have their inflections and are common', () => {
  const words =
    'app apps wifi donuts sudoku gif gelato pilates influencers matcha selfies emojis podcasts hashtags vlogging';
  expect(words.split(' ').filter((word) => !MODERN_WORDS.has(word))).toEqual([]);
  for (const word of 'blogged vaping remixes microbreweries superheroes unsubscribed'.split(' ')) {
    expect(MODERN_WORDS.has(word)).toBe(true);
  }
  expect([...MODERN_WORDS].filter((word) => gameWordOf(word) !== word)).toEqual([]);
  expect(withModernWords(new Map([['blog', 4]])).get('blog')).toBe(2);
});

test('grades by family are corrected by use', () => {
  const firsts = new Map<string, Grade>([
    ['merci', 4],
    ['soui', 1],
    ['girl', 1],
    ['cul', 5],
  ]);
  const graded = gradeByUse('fr', firsts, new Map());
  expect(Object.fromEntries(graded)).toEqual({ merci: 1, soui: 3, girl: 3, cul: 5 });
});

test('a dictionary is available once it is loaded, not before', async () => {
  // A query makes it another module, without the dictionaries that other tests have loaded.
  const { href } = new URL('../rules/lexicon/load.ts?fresh', import.meta.url);
  const fresh: typeof import('../rules/lexicon/load.ts') = await import(href);
  expect(() => fresh.lexiconOf('en')).toThrow('not loaded');
  const lexicon = await fresh.loadLexicon('en');
  expect(fresh.lexiconOf('en')).toBe(lexicon);
  expect(await fresh.loadLexicon('en')).toBe(lexicon);
});
