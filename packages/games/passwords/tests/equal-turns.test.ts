import { makeRng, parseOptions, type Seat } from '@sesame/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { rules, type State } from '../rules/index.ts';
import {
  awaited,
  begins,
  EQUAL,
  laidOut,
  pass,
  played,
  prepareAll,
  refusal,
  STRICT,
  says,
  told,
  withHand,
} from './play.ts';

beforeAll(prepareAll);

const opened = (starter = 0, seats = 2): State => laidOut({ circle: 'GSEIRFI', seats, starter, options: EQUAL });

test('PW20: equal turns are off in records that do not say so, on in forms', () => {
  expect(parseOptions(rules.options, { language: 'en' })).toEqual({ ok: true, value: STRICT });
  expect(rules.options.equalTurns.inForms).toBe(true);
});

test('PW20: views of the printed rule do not mention the option', () => {
  expect(rules.view(laidOut({ circle: 'GSEIRFI' }), 0).options).not.toHaveProperty('equalTurns');
  expect(rules.view(opened(), 0).options).toEqual(EQUAL);
});

describe('PW20: who begins a round', () => {
  const due = played(opened(1, 3), pass(1), pass(2), pass(0));

  test('is drawn after every round', () => {
    expect(rules.awaits(due)).toEqual({ seats: [], chance: true });
    expect(rules.view(due, 1)).toMatchObject({ phase: 'play', may: [] });
    expect(refusal(due, pass(1))).toBe('chance-first');
    const rng = makeRng('rounds');
    const drawn = Array.from({ length: 60 }, () => rules.draw(due, rng));
    expect(new Set(drawn.map((move) => (move.type === 'begin' ? move.seat : -1)))).toEqual(new Set([0, 1, 2]));
  });

  test.each<[Seat, readonly Seat[]]>([
    [0, [0, 1, 2]],
    [1, [1, 2, 0]],
    [2, [2, 0, 1]],
  ])('if it is player %i, turns go clockwise from there', (beginner, order) => {
    let state = played(due, begins(beginner));
    for (const seat of order) {
      expect(awaited(state)).toEqual([seat]);
      state = played(state, pass(seat));
    }
  });

  test('is told to all', () => {
    expect(told(due, begins(2))).toEqual([{ type: 'round', seat: 2 }]);
  });

  test('is drawn only when a round is over, and never with the printed rule', () => {
    expect(refusal(opened(), begins(0))).toBe('no-chance');
    expect(refusal(played(due, begins(0)), begins(0))).toBe('no-chance');
    expect(refusal(due, begins(3))).toBe('wrong-lay-out');
    const printed = played(laidOut({ circle: 'GSEIRFI' }), pass(0), pass(1));
    expect(awaited(printed)).toEqual([0]);
    expect(refusal(printed, begins(0))).toBe('no-chance');
  });
});

describe('PW20: the last round', () => {
  const almost = (starter: number) =>
    withHand(withHand(played(opened(starter), pass(starter), pass(1 - starter), begins(starter)), 0, 2), 1, 5);

  test('the second player has a last turn when the first is out of stones', () => {
    const out = played(almost(0), says(0, 'grip', [0, 4], 'anticlockwise'));
    expect(rules.outcome(out)).toBeUndefined();
    expect(awaited(out)).toEqual([1]);
    const over = played(out, says(1, 'specific', [1, 2, 3, 5, 6]));
    expect(rules.outcome(over)).toMatchObject({ ranks: [1, 2], stones: [2, 5] });
    expect(rules.view(over, 0).end?.reason).toBe('out-of-stones');
    expect(rules.awaits(over)).toEqual({ seats: [] });
  });

  test('the match ends at once when the last player of the round is out', () => {
    const out = played(almost(1), pass(1), says(0, 'grip', [0, 4], 'anticlockwise'));
    expect(rules.outcome(out)?.ranks).toEqual([1, 2]);
  });

  test('with three players, both others have their turn', () => {
    const out = played(withHand(opened(1, 3), 1, 2), says(1, 'grip', [0, 4], 'anticlockwise'));
    expect(awaited(out)).toEqual([2]);
    expect(awaited(played(out, pass(2)))).toEqual([0]);
    expect(rules.outcome(played(out, pass(2), pass(0)))).toBeDefined();
  });
});
