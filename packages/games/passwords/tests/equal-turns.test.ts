import { parseOptions } from '@sesame/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { rules, type State } from '../rules/index.ts';
import { awaited, EQUAL, laidOut, pass, played, prepareAll, refusal, says, withHand } from './play.ts';

beforeAll(prepareAll);

const opened = (starter = 0, seats = 2): State => laidOut({ circle: 'GSEIRFI', seats, starter, options: EQUAL });

test('PW20: equal turns are off in records that do not say so, on in forms', () => {
  expect(parseOptions(rules.options, { language: 'en' })).toEqual({
    ok: true,
    value: { language: 'en', strict: true, equalTurns: false },
  });
  expect(rules.options.equalTurns.inForms).toBe(true);
});

test('PW20: views of the printed rule do not mention the option', () => {
  expect(rules.view(laidOut({ circle: 'GSEIRFI' }), 0).options).toEqual({ language: 'en', strict: true });
  expect(rules.view(opened(), 0).options).toEqual(EQUAL);
});

describe('PW20: the opening', () => {
  test.each([0, 1, 2])('player %i, who begins, has one stone more', (starter) => {
    expect(opened(starter, 3).seats.map(({ hand }) => hand)).toEqual([18, 18, 18].with(starter, 19));
  });

  test('the first turn lays at most four stones', () => {
    expect(rules.view(opened(), 0).limit).toBe(4);
    expect(refusal(opened(), says(0, 'groupies', [0, 4, 3, 2, 1], 'anticlockwise'))).toBe('opening-limit');
    const begun = played(opened(), says(0, 'groupies', [0, 4, 3, 2], 'anticlockwise'));
    expect(rules.view(begun, 1).limit).toBeUndefined();
    expect(played(begun, says(1, 'specific', [1, 2, 3, 5, 6])).turns).toHaveLength(2);
  });

  test('a pass is a first turn too', () => {
    expect(rules.view(played(opened(), pass(0)), 1).limit).toBeUndefined();
  });
});

describe('PW20: the last round', () => {
  const almost = (starter: number) =>
    withHand(withHand(played(opened(starter), pass(starter), pass(1 - starter)), 0, 2), 1, 5);

  test('the second player has a last turn when the first is out of stones', () => {
    const out = played(almost(0), says(0, 'grip', [0, 4], 'anticlockwise'));
    expect(rules.outcome(out)).toBeUndefined();
    expect(awaited(out)).toEqual([1]);
    const over = played(out, says(1, 'specific', [1, 2, 3, 5, 6]));
    expect(rules.outcome(over)).toMatchObject({ ranks: [1, 2], stones: [2, 5] });
    expect(rules.view(over, 0).end?.reason).toBe('out-of-stones');
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
