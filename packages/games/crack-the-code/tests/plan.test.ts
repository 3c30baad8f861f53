import { describe, expect, test } from 'vitest';
import { rules, type State } from '../rules/index.ts';
import { type Plan, plans } from '../rules/plan.ts';
import { match, resign, stateAfter } from './play.ts';

/** Seat 0 is looking for ggppw, seat 1 for rrybw. */
const CODES = ['rrybw', 'ggppw'] as const;
const reached = (...guesses: readonly string[]): State => stateAfter(match(CODES, ...guesses));
const says = (plan: Plan, state: State, seat = 0) => plans.next(plan, rules.view(state, seat), seat);
const reads = (json: unknown, state: State, seat = 0) => {
  const plan = plans.parse(json, rules.view(state, seat), seat);
  return plan.ok ? 'read' : plan.error.code;
};

/** Against ggppw, rrgpw gets two black pins and a white one, gggpw four black ones. */
const PLAN: Plan = {
  attempt: 2,
  guess: 'rrgpw',
  answers: [
    { black: 2, white: 1, guess: 'gggpw', answers: [{ black: 4, white: 0, guess: 'ggppw' }] },
    { black: 0, white: 0, guess: 'ybybp' },
  ],
};
const playing = (code: string) => ({ do: 'play', move: { type: 'guess', code } });
const UNFIT = { do: 'end', why: 'unfit' };
const DONE = { do: 'end', why: 'done' };

describe('a plan', () => {
  test.each<[string, readonly string[], object]>([
    ['waits for its turn', ['yyyyy'], { do: 'wait' }],
    ['plays its first guess', ['yyyyy', 'bbbbb'], playing('rrgpw')],
    ['waits between its guesses', ['yyyyy', 'bbbbb', 'rrgpw'], { do: 'wait' }],
    ['follows the branch of the answer', ['yyyyy', 'bbbbb', 'rrgpw', 'bbbbb'], playing('gggpw')],
    ['follows a second branch', ['yyyyy', 'bbbbb', 'rrgpw', 'bbbbb', 'gggpw', 'bbbbb'], playing('ggppw')],
    ['is done when it has cracked the code', ['yyyyy', 'bbbbb', 'rrgpw', 'bbbbb', 'gggpw', 'bbbbb', 'ggppw'], DONE],
    ['continues after the same guess was made by hand', ['yyyyy', 'bbbbb', 'rrgpw', 'wwwww'], playing('gggpw')],
    ['ends after another guess was made by hand', ['yyyyy', 'bbbbb', 'rrgpb', 'bbbbb'], UNFIT],
    ['ends after another guess was made by hand, later', ['yyyyy', 'bbbbb', 'rrgpw', 'bbbbb', 'ggppb', 'bbbbb'], UNFIT],
  ])('%s', (_, guesses, said) => {
    expect(says(PLAN, reached(...guesses))).toEqual(said);
  });

  test('ends as unfit on an answer it lacks, and as done where it has none', () => {
    const state = reached('yyyyy', 'bbbbb', 'rrgpw', 'bbbbb');
    expect(says({ ...PLAN, answers: PLAN.answers?.slice(1) ?? [] }, state)).toEqual(UNFIT);
    expect(says({ attempt: 2, guess: 'rrgpw' }, state)).toEqual(DONE);
  });

  test('spends the last guess only on a possible code', () => {
    // Seat 0 has cracked the code. Seat 1 knows that the code it is looking for has no green.
    const state = reached('yyyyy', 'ggggg', 'ggppw');
    expect(says({ attempt: 2, guess: 'rrybw' }, state, 1)).toEqual(playing('rrybw'));
    expect(says({ attempt: 2, guess: 'rrybg' }, state, 1)).toEqual(UNFIT);
  });

  test('is done when the match is over', () => {
    expect(says(PLAN, stateAfter([...match(CODES, 'yyyyy'), resign(1)]))).toEqual(DONE);
  });
});

describe('parsing a plan', () => {
  const state = reached('yyyyy');
  const nested = (depth: number): object => ({
    guess: 'rrgpw',
    ...(depth > 1 && { answers: [{ black: 1, white: 1, ...nested(depth - 1) }] }),
  });
  test.each<[string, unknown, string]>([
    ['a tree', PLAN, 'read'],
    ['four guesses deep', { attempt: 2, ...nested(4) }, 'read'],
    ['five guesses deep', { attempt: 2, ...nested(5) }, 'malformed'],
    ['for a guess already made', { ...PLAN, attempt: 1 }, 'plan-late'],
    ['for a later guess', { ...PLAN, attempt: 3 }, 'plan-late'],
    ['with an invalid code', { attempt: 2, guess: 'rrgp' }, 'wrong-length'],
    [
      'with an invalid code further down',
      { ...PLAN, answers: [{ black: 0, white: 0, guess: 'rrgpk' }] },
      'unknown-crystal',
    ],
    ['with more pins than places', { ...PLAN, answers: [{ black: 3, white: 3, guess: 'rrgpw' }] }, 'plan-answers'],
    [
      'that continues after the code is cracked',
      { ...PLAN, answers: [{ black: 5, white: 0, guess: 'rrgpw' }] },
      'plan-answers',
    ],
    ['with a duplicate answer', { ...PLAN, answers: [PLAN.answers?.[0], PLAN.answers?.[0]] }, 'plan-answers'],
    ['with an unknown field', { ...PLAN, seat: 0 }, 'malformed'],
    ['nothing', null, 'malformed'],
  ])('%s', (_, json, said) => {
    expect(reads(json, state)).toBe(said);
  });

  test('a plan has at most 200 guesses', () => {
    const pins = [0, 1, 2, 3, 4].flatMap((black) => [0, 1, 2, 3].map((white) => ({ black, white })));
    const fit = pins.filter(({ black, white }) => black + white <= 5);
    const wide = (depth: number): object => ({
      guess: 'rrgpw',
      answers: depth > 1 ? fit.map((one) => ({ ...one, ...wide(depth - 1) })) : [],
    });
    expect(reads({ attempt: 2, ...wide(2) }, state)).toBe('read');
    expect(reads({ attempt: 2, ...wide(3) }, state)).toBe('plan-too-big');
  });
});
