import { expect, test } from 'vitest';
import { accountWords } from './account/words.ts';
import { en as inEnglish } from './en.ts';
import { fr as inFrench } from './fr.ts';
import { nl as inDutch } from './nl.ts';

/** Everything that the pages say, the words that come with a page included. */
const en = { ...inEnglish, account: accountWords.en };
const fr = { ...inFrench, account: accountWords.fr };
const nl = { ...inDutch, account: accountWords.nl };

type Phrase = string | ((...parts: never[]) => string);
type Said = ReadonlyMap<string, Phrase>;

const flat = (catalog: object): Said =>
  new Map(
    Object.entries(catalog).flatMap(([part, phrases]) =>
      Object.entries<Phrase>(phrases).map(([key, phrase]): [string, Phrase] => [`${part}.${key}`, phrase]),
    ),
  );

/** Says a phrase: functions get something for each of their parts, numbers and names alike. */
const say = (phrase: Phrase): string =>
  typeof phrase === 'string' ? phrase : (phrase as (...parts: unknown[]) => string)(2, 3);

const english = flat(en);

/** Words that are the same in both languages, looked at one by one. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  fr: ['pace.s', 'pace.min', 'pace.h'],
  nl: ['pace.s', 'pace.min'],
};

test.each(Object.entries({ fr, nl }))('%s says everything that English says, in its own words', (locale, catalog) => {
  const said = flat(catalog);
  expect([...said.keys()]).toEqual([...english.keys()]);
  const same = [...said].filter(([key, phrase]) => say(phrase) === say(english.get(key) ?? ''));
  expect(same.map(([key]) => key)).toEqual(SAME[locale]);
});

test.each(Object.entries({ en, fr, nl }))('%s leaves nothing unsaid', (_, catalog) => {
  for (const [key, phrase] of flat(catalog)) {
    expect(say(phrase).trim(), key).not.toBe('');
    expect(say(phrase), key).not.toMatch(/undefined|NaN|\[object|\s{2}/);
  }
});

test.each(Object.entries({ fr, nl }))('%s speaks of the same things as English does', (_, catalog) => {
  for (const [key, phrase] of flat(catalog)) {
    expect(typeof phrase === 'string', key).toBe(typeof english.get(key) === 'string');
  }
});
