import type { Locale } from '@sesame/kernel';
import { de, que } from '@sesame/ui';
import { expect, test } from 'vitest';
import { accountTexts } from './account/texts.ts';
import { adminTexts } from './admin/texts.ts';
import { botTexts } from './bots/texts.ts';
import { chatTexts } from './chat/texts.ts';
import { clockBannerTexts } from './clock-banner/texts.ts';
import { conditionalMoveTexts } from './conditional-moves/texts.ts';
import { dailyTexts } from './daily/texts.ts';
import { en as inEnglish, type Texts } from './en.ts';
import { entryTexts } from './entry/texts.ts';
import { fr as inFrench } from './fr.ts';
import { friendTexts } from './friends/texts.ts';
import { ghostChoiceTexts } from './ghosts/texts.ts';
import { lessonTexts } from './lesson/texts.ts';
import { mailTexts } from './mail/texts.ts';
import { newMatchTexts } from './new-match/texts.ts';
import { nl as inDutch } from './nl.ts';
import { notificationTexts } from './notifications/texts.ts';
import { peopleTexts } from './people/texts.ts';
import { photoFinishTexts } from './photo-finish/texts.ts';
import { ratingTexts } from './ratings/texts.ts';
import { roomTexts } from './room/texts.ts';
import { shortcutTexts } from './shortcuts/texts.ts';
import { tableFilterTexts } from './table-filters/texts.ts';
import { timeControlTexts } from './time-control/texts.ts';
import { tournamentTexts } from './tournaments/texts.ts';
import { undoTexts } from './undo/texts.ts';
import { webhookTexts } from './webhooks/texts.ts';

/** Texts of all pages and features; refusals have a test of their own. */
const allTexts = (locale: Locale, core: Texts) => {
  const { codes, ...conditionalMoves } = conditionalMoveTexts[locale];
  return {
    ...core,
    refusals: {},
    account: accountTexts[locale],
    admin: adminTexts[locale],
    bots: botTexts[locale],
    chat: chatTexts[locale],
    clockBanner: clockBannerTexts[locale],
    conditionalMoves,
    conditionalMoveRefusals: codes,
    daily: dailyTexts[locale],
    entry: entryTexts[locale],
    people: peopleTexts[locale],
    friends: friendTexts[locale],
    ghosts: ghostChoiceTexts[locale],
    lesson: lessonTexts[locale],
    mail: mailTexts[locale],
    newMatch: newMatchTexts[locale],
    notifications: notificationTexts[locale],
    photoFinish: photoFinishTexts[locale],
    ratings: ratingTexts[locale],
    room: roomTexts[locale],
    shortcuts: shortcutTexts[locale],
    tableFilters: tableFilterTexts[locale],
    timeControl: timeControlTexts[locale],
    tournaments: tournamentTexts[locale],
    undo: undoTexts[locale],
    webhooks: webhookTexts[locale],
  };
};
const en = allTexts('en', inEnglish);
const fr = allTexts('fr', inFrench);
const nl = allTexts('nl', inDutch);

type Phrase = string | ((...parts: never[]) => string);
type Phrases = ReadonlyMap<string, Phrase>;

/** All phrases by their path, such as `settings.animationSpeeds.calm`. */
const flat = (catalog: object): Phrases => new Map(phrasesIn(catalog, ''));

const phrasesIn = (catalog: object, path: string): readonly [string, Phrase][] =>
  Object.entries(catalog).flatMap(([key, value]): readonly [string, Phrase][] =>
    typeof value === 'object' ? phrasesIn(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );

/** The text of a phrase; functions are called with numbers for all their parameters. */
const textOf = (phrase: Phrase): string =>
  typeof phrase === 'string' ? phrase : (phrase as (...parts: unknown[]) => string)(2, 3, 4);

const english = flat(en);

/** Texts that are rightly the same as in English. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'clock.s',
    'clock.min',
    'clock.h',
    'table.chat',
    'match.chat',
    'conditionalMoves.dismiss',
    'notifications.title',
    'photoFinish.gap',
    'room.points',
    'room.options',
    'tournaments.minutesOf',
    'webhooks.discord',
    'webhooks.slack',
  ],
  nl: [
    'clock.s',
    'clock.min',
    'table.host',
    'table.away',
    'table.online',
    'table.bot',
    'table.chat',
    'match.chat',
    'admin.ratings',
    'people.moderator',
    'people.uses',
    'friends.online',
    'friends.away',
    'friends.live',
    'newMatch.rating',
    'photoFinish.race',
    'photoFinish.gap',
    'ratings.live',
    'ratings.rating',
    'ratings.ratings',
    'ratings.counted',
    'room.points',
    'room.bots',
    'room.bot',
    'tableFilters.live',
    'timeControl.live',
    'timeControl.playedAsBot',
    'tournaments.formatArena',
    'tournaments.shortArena',
    'tournaments.minutesOf',
    'webhooks.discord',
    'webhooks.slack',
  ],
};

test.each(Object.entries({ fr, nl }))('%s has every text that English has, and translates it', (locale, catalog) => {
  const translated = flat(catalog);
  expect([...translated.keys()]).toEqual([...english.keys()]);
  const same = [...translated].filter(([key, phrase]) => textOf(phrase) === textOf(english.get(key) ?? ''));
  expect(same.map(([key]) => key)).toEqual(SAME[locale]);
});

test.each(Object.entries({ en, fr, nl }))('%s has no empty or broken text', (_, catalog) => {
  for (const [key, phrase] of flat(catalog)) {
    expect(textOf(phrase).trim(), key).not.toBe('');
    expect(textOf(phrase), key).not.toMatch(/undefined|NaN|\[object|\s{2}/);
  }
});

test.each(Object.entries({ fr, nl }))('%s takes parameters where English does', (_, catalog) => {
  for (const [key, phrase] of flat(catalog)) {
    expect(typeof phrase === 'string', key).toBe(typeof english.get(key) === 'string');
  }
});

test('French punctuation that follows a space never begins a line', () => {
  const loose = [...flat(fr)].filter(([, phrase]) => /(^|[^\s:;?!]) [:;?!»](\s|$)|« /.test(textOf(phrase)));
  expect(loose.map(([key]) => key)).toEqual([]);
});

test.each([
  ['Bo', 'de Bo', 'que Bo'],
  ['Iris', 'd’Iris', 'qu’Iris'],
  ['Élodie', 'd’Élodie', 'qu’Élodie'],
])('in French %s gives “%s” and “%s”', (name, of, that) => {
  expect([de(name), que(name)]).toEqual([of, that]);
});
