import { de, que } from '@sesame/ui';
import { expect, test } from 'vitest';
import { accountTexts } from './account/texts.ts';
import { adminTexts } from './admin/texts.ts';
import { botTexts } from './bots/texts.ts';
import { chatTexts } from './chat/texts.ts';
import { en as inEnglish } from './en.ts';
import { fr as inFrench } from './fr.ts';
import { friendTexts } from './friends/texts.ts';
import { nl as inDutch } from './nl.ts';
import { notificationTexts } from './notifications/texts.ts';
import { ratingTexts } from './ratings/texts.ts';
import { timeControlTexts } from './time-control/texts.ts';
import { tournamentTexts } from './tournaments/texts.ts';
import { undoTexts } from './undo/texts.ts';

/** Everything that the pages say, the words that come with a page included; refusals have a test of their own. */
const en = {
  ...inEnglish,
  refusals: {},
  account: accountTexts.en,
  chat: chatTexts.en,
  desk: adminTexts.en,
  people: friendTexts.en,
  undo: undoTexts.en,
  bots: botTexts.en,
  notices: notificationTexts.en,
  ratings: ratingTexts.en,
  tournaments: tournamentTexts.en,
  time: timeControlTexts.en,
};
const fr = {
  ...inFrench,
  refusals: {},
  account: accountTexts.fr,
  chat: chatTexts.fr,
  desk: adminTexts.fr,
  people: friendTexts.fr,
  undo: undoTexts.fr,
  bots: botTexts.fr,
  notices: notificationTexts.fr,
  ratings: ratingTexts.fr,
  tournaments: tournamentTexts.fr,
  time: timeControlTexts.fr,
};
const nl = {
  ...inDutch,
  refusals: {},
  account: accountTexts.nl,
  chat: chatTexts.nl,
  desk: adminTexts.nl,
  people: friendTexts.nl,
  undo: undoTexts.nl,
  bots: botTexts.nl,
  notices: notificationTexts.nl,
  ratings: ratingTexts.nl,
  tournaments: tournamentTexts.nl,
  time: timeControlTexts.nl,
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
  fr: ['clock.s', 'clock.min', 'clock.h'],
  nl: [
    'clock.s',
    'clock.min',
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
