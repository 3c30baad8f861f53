import { type AnyRules, makeRng } from '@sesame/kernel';
import { lantern, type State } from '@sesame/kernel/lantern';
import { findDifferences } from '@sesame/testkit/checks';
import { describe, expect, test } from 'vitest';
import { makeFold } from '../session/fold.ts';
import { playToEnd } from '../session/next-inputs.ts';
import { playOn, startSession } from '../session/session.ts';
import { findSecrecyFlaw } from './match-secrecy.ts';
import { reportSecrecy } from './secrecy-report.ts';

describe('differences', () => {
  test.each([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    ['a value', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, [{ path: 'a[1].b', before: 2, after: 3 }]],
    ['a missing part', { a: 1 }, {}, [{ path: 'a', before: 1, after: undefined }]],
    ['a new part', [1], [1, 2], [{ path: '[1]', before: undefined, after: 2 }]],
    ['a list for an object', { a: [] }, { a: {} }, [{ path: 'a', before: [], after: {} }]],
    ['the whole', 1, '1', [{ path: '', before: 1, after: '1' }]],
    [
      'the order of keys',
      { a: 1, b: 2 },
      { b: 2, a: 1 },
      [{ path: '(order of keys)', before: ['a', 'b'], after: ['b', 'a'] }],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(findDifferences(before, after)).toEqual(expected);
  });
});

const rules: AnyRules = lantern;
const state = (() => {
  const before = rules.setup(2, { rounds: 1, peeking: true, oil: 'rich' });
  const dealt = rules.apply(before, { at: 0, by: 'chance', move: { type: 'deal', wicks: [2, 5] } });
  return dealt.ok ? dealt.value.state : before;
})();
const report = (changed: Partial<AnyRules> = {}) =>
  reportSecrecy({ ...rules, ...changed }, state, { seats: 2, samples: 40, rngFor: (viewer) => makeRng(`${viewer}`) });

/** Shows everybody the wick of seat 1. */
const leaking: Partial<AnyRules> = {
  view: (seen, viewer) => ({
    ...(rules.view(seen, viewer) as object),
    other: { wick: (seen as State).lanterns[1]?.wick },
  }),
};

test('each viewer is told what is hidden from them', () => {
  const [first, second, spectator] = report();
  const paths = (one = first) => one?.hidden.map(({ path }) => path).toSorted();
  expect(paths()).toEqual(['lanterns[1].flame', 'lanterns[1].wick']);
  expect(paths(second)).toEqual(['lanterns[0].flame', 'lanterns[0].wick']);
  expect(paths(spectator)).toHaveLength(4);
  const wick = first?.hidden.find(({ path }) => path.endsWith('wick'));
  expect(wick?.before).toBe(5);
  expect(wick?.after).toHaveLength(4);
  expect(wick?.after).not.toContain(5);
  expect([first, second, spectator].flatMap((one) => one?.leaks)).toEqual([]);
});

test('a planted leak is named with its path, viewer and values', () => {
  const [first, second, spectator] = report(leaking);
  expect(first?.leaks).toEqual([expect.objectContaining({ part: 'view', path: 'other.wick', before: 5 })]);
  expect(second?.leaks).toEqual([]);
  expect(spectator?.leaks).toHaveLength(1);
});

test('a leak in who is awaited is found', () => {
  const [first] = report({
    awaits: (seen) => ({ ...rules.awaits(seen), seats: (seen as State).lanterns[1]?.wick === 5 ? [0, 1] : [1, 0] }),
  });
  expect(first?.leaks[0]).toMatchObject({ part: 'awaited seats', path: 'seats[0]' });
});

test('an exception is part of the report', () => {
  const [first] = report({
    resample: () => {
      throw new Error('no such deal');
    },
  });
  expect(first?.error).toBe('Error: no such deal');
});

test('the whole match is checked as the test kit does', () => {
  const start = startSession({ game: 'lantern', seats: 2, options: {}, seed: 'a' });
  const setup = rules.setup(2, { rounds: 2, peeking: true, oil: 'rich' });
  const session = playOn(start, playToEnd(rules, { state: setup, now: 0, rng: makeRng('a') }));
  const { positions } = makeFold(rules)(session);
  expect(findSecrecyFlaw(rules, session, positions)).toBeUndefined();
  expect(findSecrecyFlaw({ ...rules, ...leaking }, session, positions)?.what).toMatch(/learns a secret from view/);
});
