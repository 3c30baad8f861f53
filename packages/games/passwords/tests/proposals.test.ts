import { beforeAll, describe, expect, test } from 'vitest';
import { looksLikeWord } from '../bots/answer.ts';
import { bots } from '../bots/index.ts';
import { lexiconOf, rules, type State } from '../rules/index.ts';
import {
  answers,
  awaited,
  GENTLE,
  laidOut,
  pass,
  played,
  prepareAll,
  proposes,
  refusal,
  STRICT,
  says,
  told,
} from './play.ts';

beforeAll(prepareAll);

const opened = (options = STRICT, seats = 3): State => laidOut({ circle: 'GSEIRFI', seats, options });
const asked = (options = STRICT) => played(opened(options), proposes(0, 'grifs'));
const allowed = (options = STRICT) => played(asked(options), answers(1, true), answers(2, true));

describe('PW21: a proposed word', () => {
  test('is answered by all others, in any order, and nobody else may act', () => {
    const state = asked();
    expect(awaited(state)).toEqual([1, 2]);
    expect([0, 1, 2].map((seat) => rules.view(state, seat).may)).toEqual([[], ['answer'], ['answer']]);
    expect(refusal(state, pass(0))).toBe('answer-first');
    expect(refusal(state, answers(0, true))).toBe('not-your-answer');
    const half = played(state, answers(2, true));
    expect(awaited(half)).toEqual([1]);
    expect(refusal(half, answers(2, false))).toBe('not-your-answer');
  });

  test('counts in this match, for everyone, if all agree', () => {
    const state = allowed();
    expect(awaited(state)).toEqual([0]);
    const after = played(state, says(0, 'grifs', [0, 4, 3, 1], 'anticlockwise'));
    expect(after.turns).toMatchObject([{ type: 'password', word: 'grifs' }]);
    const byOther = played(state, pass(0), says(1, 'grifs', [0, 4], 'anticlockwise'));
    expect(byOther.turns.at(-1)).toMatchObject({ type: 'password', seat: 1, word: 'grifs' });
  });

  test('is declined by the first no: in a gentle match the turn goes on, with no second proposal', () => {
    const state = played(asked(GENTLE), answers(1, false));
    expect(awaited(state)).toEqual([0]);
    expect(state.turns).toEqual([]);
    expect(rules.view(state, 0).may).toEqual(['word', 'pass']);
    expect(refusal(state, proposes(0, 'grifer'))).toBe('one-proposal');
    expect(refusal(state, says(0, 'grifs', [0]))).toBe('unknown-word');
    expect(rules.view(played(state, pass(0)), 1).may).toContain('propose');
  });

  test('that is declined loses the turn in a strict match', () => {
    const state = played(asked(), answers(2, false));
    expect(awaited(state)).toEqual([1]);
    expect(state.turns).toEqual([{ type: 'wrong', seat: 0, word: 'grifs', fault: { code: 'unknown-word' } }]);
  });

  test('is declined by a player who runs out of time, so that it can stall no match', () => {
    expect(rules.fallback(asked(), 1)).toEqual({ type: 'answer', allows: false });
    expect(rules.fallback(opened(), 0)).toEqual({ type: 'pass' });
  });

  test('is told to all', () => {
    expect(told(opened(), proposes(0, 'grifs'))).toEqual([{ type: 'proposed', seat: 0, word: 'grifs' }]);
    expect(told(asked(), answers(1, true))).toEqual([{ type: 'agreed', seat: 1, word: 'grifs' }]);
    const last = told(played(asked(), answers(1, true)), answers(2, true));
    expect(last).toEqual([
      { type: 'agreed', seat: 2, word: 'grifs' },
      { type: 'allowed', seat: 0, word: 'grifs' },
    ]);
    expect(told(asked(), answers(2, false))).toMatchObject([
      { type: 'declined', by: 2 },
      { type: 'wrong', seat: 0 },
    ]);
  });
});

test.each([
  ['grip', 'known-word'],
  ['zzap', 'wrong-start'],
  ['sgrip', 'contains-used'],
])('PW21: %s cannot be proposed: %s', (word, code) => {
  const state = played(opened(), says(0, 'rig', [4]));
  expect(
    refusal(
      code === 'contains-used' ? played(state, says(1, 'grip', [0])) : state,
      proposes(code === 'contains-used' ? 2 : 1, word),
    ),
  ).toBe(code);
});

test('PW21: only the player whose turn it is can propose a word, once it is allowed it needs no other', () => {
  expect(refusal(opened(), proposes(1, 'grifs'))).toBe('not-your-turn');
  expect(refusal(opened(), answers(1, true))).toBe('no-proposal');
  expect(refusal(played(allowed(), pass(0)), proposes(1, 'grifs'))).toBe('known-word');
});

describe('PW21: bots', () => {
  const answerOf = (state: State, seat: number) =>
    bots.map((bot) => bot.play(rules.view(state, seat), { seat, rng: () => 0, budget: 20 }));

  test('agree once per player to a word that looks like one', () => {
    const state = asked();
    expect(answerOf(state, 1)).toEqual(bots.map(() => ({ type: 'answer', allows: true })));
    const nonsense = played(opened(), proposes(0, 'gzqrs'));
    expect(answerOf(nonsense, 1)).toEqual(bots.map(() => ({ type: 'answer', allows: false })));
    const again = played(allowed(), pass(0), pass(1), pass(2), proposes(0, 'sirrer'));
    expect(answerOf(again, 1)).toEqual(bots.map(() => ({ type: 'answer', allows: false })));
  });

  test.each([
    ['en', 'chatbot glamping brunchy', 'xqzt rgnt stlnr aaaa'],
    ['fr', 'googliser divulgacher covoitureur', 'xqzt rgnt trsnl'],
    ['nl', 'appen knuffelmuur hufterproof', 'xqzt rgnt bcdl'],
  ] as const)('know in %s what looks like a word', (language, likely, unlikely) => {
    const lexicon = lexiconOf(language);
    expect(likely.split(' ').filter((word) => !looksLikeWord(lexicon, word))).toEqual([]);
    expect(unlikely.split(' ').filter((word) => looksLikeWord(lexicon, word))).toEqual([]);
  });
});
