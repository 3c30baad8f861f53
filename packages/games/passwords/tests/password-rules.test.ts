import { beforeAll, describe, expect, test } from 'vitest';
import { type Fault, type Language, normalise, reasonAgainst, rules } from '../rules/index.ts';
import { awaited, GENTLE, laidOut, played, prepareAll, refusal, says, told } from './play.ts';

beforeAll(prepareAll);

const CIRCLE = 'PROTECT';
const WORDS: readonly (readonly [string, Language, readonly string[], Fault | undefined])[] = [
  ['protect', 'en', [], undefined],
  ['protect', 'en', ['protect'], { code: 'used-word', earlier: 'protect' }],
  ['protection', 'en', ['table', 'protect'], { code: 'contains-used', earlier: 'protect' }],
  ['protecting', 'en', ['protection'], { code: 'same-root', earlier: 'protection' }],
  ['protects', 'en', ['protected'], { code: 'same-root', earlier: 'protected' }],
  ['protect', 'en', ['protection'], { code: 'same-root', earlier: 'protection' }],
  ['protein', 'en', ['protect'], undefined],
  ['committee', 'en', ['it'], { code: 'contains-used', earlier: 'it' }],
  ['chats', 'fr', ['chat'], { code: 'contains-used', earlier: 'chat' }],
  ['mangerons', 'fr', ['mangeait'], { code: 'same-root', earlier: 'mangeait' }],
  ['protegee', 'fr', ['protegeait'], { code: 'same-root', earlier: 'protegeait' }],
  ['loopt', 'nl', ['lopen'], { code: 'same-root', earlier: 'lopen' }],
  ['gelopen', 'nl', ['loopt'], { code: 'same-root', earlier: 'loopt' }],
  ['huisje', 'nl', ['huizen'], { code: 'same-root', earlier: 'huizen' }],
];

test.each(WORDS)('PW10, PW11, PW12: “%s” (%s) after %j', (word, language, used, fault) => {
  expect(reasonAgainst(word, used, language)).toEqual(fault);
});

test('PW12: with several earlier words of the same root the first is named', () => {
  expect(reasonAgainst('protects', ['protecting', 'protection'], 'en')?.earlier).toBe('protecting');
});

describe('PW13: a wrong password', () => {
  const first = says(0, 'protect', [0, 1]);
  const wrong: readonly (readonly [string, Fault, string])[] = [
    ['prtec', { code: 'unknown-word' }, '“prtec” isn’t in the dictionary.'],
    ['protect', { code: 'used-word', earlier: 'protect' }, '“protect” has already been played.'],
    [
      'protector',
      { code: 'contains-used', earlier: 'protect' },
      '“protector” contains “protect”, which has already been played.',
    ],
  ];

  test.each(wrong)('costs the turn in a strict match: “%s”', (word, fault) => {
    const before = played(laidOut({ circle: CIRCLE }), first);
    const input = says(1, word, [0]);
    const after = played(before, input);
    expect(told(before, input)).toEqual([{ type: 'wrong', seat: 1, word, fault }]);
    expect(after).toEqual({ ...before, turns: [...before.turns, { type: 'wrong', seat: 1, word, fault }] });
    expect(awaited(after)).toEqual([0]);
  });

  test.each(wrong)('is refused in a gentle match: “%s”', (word, { code }, message) => {
    const before = played(laidOut({ circle: CIRCLE, options: GENTLE }), first);
    expect(rules.apply(before, says(1, word, [0]))).toEqual({ ok: false, error: { code, message } });
    expect(awaited(before)).toEqual([1]);
  });

  test('with the same root names the earlier word', () => {
    const before = played(laidOut({ circle: CIRCLE, options: GENTLE }), says(0, 'protection', [0, 1]));
    const message = '“protect” has the same root as “protection”, which has already been played.';
    expect(rules.apply(before, says(1, 'protect', [0]))).toMatchObject({ ok: false, error: { message } });
  });

  test('is not used up: words that contain it are allowed', () => {
    const before = played(laidOut({ circle: CIRCLE }), first, says(1, 'prote', [0]));
    const [event] = told(before, says(0, 'protein', [0]));
    expect(event?.type).toBe('password');
  });

  test('with an illegal walk is refused for the walk, and costs nothing', () => {
    const state = laidOut({ circle: CIRCLE });
    expect(refusal(state, says(0, 'prtec', [0, 2]))).toBe('wrong-letters');
  });
});

test('PW12: spellings of one word are one word', () => {
  const state = played(laidOut({ circle: 'COLURSE', options: GENTLE }), says(0, 'colour', [0, 1]));
  expect(refusal(state, says(1, 'color', [0, 1]))).toBe('same-root');
});

test.each(["rock'n", 'mother-in-law', 'aujourd’hui'])('PW7: %s is refused with a code of its own', (word) => {
  const parsed = rules.parseMove({ type: 'word', word, direction: 'clockwise', safes: [0] });
  expect(parsed).toMatchObject({ ok: false, error: { code: 'joined-word' } });
});

test('PW9: a French match accepts French words and rejects English ones', () => {
  const state = laidOut({
    circle: 'CHATSEN',
    options: { language: 'fr', strict: false, equalTurns: false, dictionary: 1 },
  });
  expect(refusal(state, says(0, 'cheese', [0, 1]))).toBe('unknown-word');
  expect(refusal(state, says(0, 'chateau', [0, 1]))).toBeUndefined();
});

test.each([
  [' Château ', 'chateau'],
  ['CŒUR', 'coeur'],
  ['ex æquo', 'ex aequo'],
  ['ĳsbeer', 'ijsbeer'],
  ['reünie', 'reunie'],
  ['Garçon', 'garcon'],
  ["aujourd'hui", "aujourd'hui"],
])('PW7: %j is normalised to %j', (text, word) => {
  expect(normalise(text)).toBe(word);
});

test.each(['a', 'Protect', 'protégé', 'pro tect', 'x'.repeat(41), ''])('PW7: %j is malformed as a word', (word) => {
  expect(rules.parseMove({ type: 'word', word, direction: 'clockwise', safes: [0] }).ok).toBe(false);
});
