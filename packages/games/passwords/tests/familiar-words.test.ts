import { makeBotMatches } from '@sesame/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { suggestPlay } from '../board/suggest-play.ts';
import { bots } from '../bots/index.ts';
import { gradeOf, LANGUAGES, type Language, lexiconOf, rules } from '../rules/index.ts';
import { prepareAll, STRICT } from './play.ts';

beforeAll(prepareAll);

const { botOf, playMatch } = makeBotMatches(rules, bots);

/** The words of a bot in matches against itself. */
const wordsOf = (id: string, language: Language, least: number): readonly string[] => {
  const words: string[] = [];
  for (let match = 0; words.length < least; match++) {
    const { turns } = playMatch({
      players: [botOf(id), botOf(id)],
      options: { ...STRICT, language },
      seed: `${id} ${match}`,
    });
    words.push(...turns.flatMap((turn) => (turn.type === 'password' ? [turn.word] : [])));
  }
  return words;
};

/** Everyday words, which were once graded as rare, and rare ones that were once graded as common. */
const WORDS: Readonly<Record<Language, { readonly everyday: string; readonly odd: string }>> = {
  en: {
    everyday: 'hello thanks pizza bicycle cheese elephant kitchen holiday download',
    odd: 'ova qua snath cad lamentation usquebaugh perihelion',
  },
  fr: {
    everyday: 'bonjour merci pizza fromage lapin chaussette cuisine vacances voiture papa',
    odd: 'soui gourmander creas supra girl state lotir bioterroriste',
  },
  nl: {
    everyday: 'hallo bedankt pizza fiets kaas olifant keuken vakantie oma badkamer',
    odd: 'gispen blaker avifauna koefnoen wierde zuursel dolomiet',
  },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const isCommon = (word: string) => Number(gradeOf(lexiconOf(language), word)) <= 2;

  test('everyday words are common, odd ones are not', () => {
    const { everyday, odd } = WORDS[language];
    expect(everyday.split(' ').filter((word) => !isCommon(word))).toEqual([]);
    expect(odd.split(' ').filter(isCommon)).toEqual([]);
  });

  test.each(['novice', 'pupil'])('the %s says words of grade 1 only', (id) => {
    const words = wordsOf(id, language, 200);
    expect(words.filter((word) => gradeOf(lexiconOf(language), word) !== 1)).toEqual([]);
  });

  test('19 of 20 words of the scholar are common', () => {
    const words = wordsOf('scholar', language, 200);
    expect(words.filter(isCommon).length).toBeGreaterThanOrEqual(0.95 * words.length);
  });

  test('hints are common words', () => {
    const lexicon = lexiconOf(language);
    const hints: string[] = [];
    playMatch({
      players: [botOf('reader'), botOf('reader')],
      options: { ...STRICT, language },
      seed: 'hints',
      watch: (state) => {
        const [seat] = rules.awaits(state).seats;
        if (seat !== undefined) hints.push(suggestPlay(lexicon, rules.view(state, seat), seat)?.word ?? '');
      },
    });
    expect(hints.length).toBeGreaterThan(4);
    expect(hints.filter((word) => !isCommon(word))).toEqual([]);
  });
});
