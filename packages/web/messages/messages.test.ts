import { de, que } from '@sesame/ui';
import { expect, test } from 'vitest';
import { accountWords } from './account/words.ts';
import { botsWords } from './bots/words.ts';
import { chatWords } from './chat/words.ts';
import { deskWords } from './desk/words.ts';
import { en as inEnglish } from './en.ts';
import { fr as inFrench } from './fr.ts';
import { nl as inDutch } from './nl.ts';
import { noticeWords } from './notices/words.ts';
import { paceWords } from './pace/words.ts';
import { peopleWords } from './people/words.ts';
import { ratingWords } from './ratings/words.ts';
import { tournamentWords } from './tournaments/words.ts';
import { undoWords } from './undo/words.ts';

/** Everything that the pages say, the words that come with a page included; refusals have a test of their own. */
const en = {
  ...inEnglish,
  refusals: {},
  account: accountWords.en,
  speech: chatWords.en,
  desk: deskWords.en,
  people: peopleWords.en,
  undo: undoWords.en,
  bots: botsWords.en,
  notices: noticeWords.en,
  ratings: ratingWords.en,
  tournaments: tournamentWords.en,
  time: paceWords.en,
};
const fr = {
  ...inFrench,
  refusals: {},
  account: accountWords.fr,
  speech: chatWords.fr,
  desk: deskWords.fr,
  people: peopleWords.fr,
  undo: undoWords.fr,
  bots: botsWords.fr,
  notices: noticeWords.fr,
  ratings: ratingWords.fr,
  tournaments: tournamentWords.fr,
  time: paceWords.fr,
};
const nl = {
  ...inDutch,
  refusals: {},
  account: accountWords.nl,
  speech: chatWords.nl,
  desk: deskWords.nl,
  people: peopleWords.nl,
  undo: undoWords.nl,
  bots: botsWords.nl,
  notices: noticeWords.nl,
  ratings: ratingWords.nl,
  tournaments: tournamentWords.nl,
  time: paceWords.nl,
};

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
  typeof phrase === 'string' ? phrase : (phrase as (...parts: unknown[]) => string)(2, 3, 4);

const english = flat(en);

/** Words that are the same in both languages, looked at one by one. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  fr: ['pace.s', 'pace.min', 'pace.h'],
  nl: [
    'pace.s',
    'pace.min',
    'table.bot',
    'people.live',
    'ratings.live',
    'ratings.rating',
    'ratings.ratings',
    'time.live',
  ],
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

test('French marks that stand apart never begin a line', () => {
  const loose = [...flat(fr)].filter(([, phrase]) => /(^|[^\s:;?!]) [:;?!»](\s|$)|« /.test(say(phrase)));
  expect(loose.map(([key]) => key)).toEqual([]);
});

test.each([
  ['Bo', 'de Bo', 'que Bo'],
  ['Iris', 'd’Iris', 'qu’Iris'],
  ['Élodie', 'd’Élodie', 'qu’Élodie'],
])('in French %s gives “%s” and “%s”', (name, of, that) => {
  expect([de(name), que(name)]).toEqual([of, that]);
});
