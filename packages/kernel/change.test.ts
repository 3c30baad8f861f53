import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, type Change, makeChange } from './change.ts';

/** As it is after a journey over a line. */
const sent = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
const changeOf = (before: unknown, after: unknown): Change | undefined => {
  const text = makeChange(before, after);
  return text === undefined ? undefined : JSON.parse(text);
};
const follow = (before: unknown, after: unknown): unknown => applyChange(sent(before), changeOf(before, after));

test('a change turns any value into any other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(follow(before, after)).toEqual(sent(after));
    }),
  );
});

test('equal values need no change, even if they are different objects', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(changeOf(sent(value), sent(value))).toBe(undefined);
    }),
  );
});

test('a change contains only what differs', () => {
  const guesses = [{ code: 'rrybw' }, { code: 'ggppw' }];
  const before = { turn: 0, seats: [{ guesses }, { guesses: [] }], end: 'no' };
  const after = { turn: 1, seats: [{ guesses: [...guesses, { code: 'bbbbb' }] }, { guesses: [] }] };
  expect(changeOf(before, after)).toEqual({
    turn: [1],
    seats: { 0: { guesses: { 2: [{ code: 'bbbbb' }] } } },
    end: 0,
  });
});

test('an undefined member is treated as missing', () => {
  expect(changeOf({ a: 1 }, { a: 1, b: undefined })).toBe(undefined);
  expect(follow({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ a: 1 });
});

test('names such as __proto__ are ordinary names', () => {
  const after = JSON.parse('{"a":1,"__proto__":{"b":2},"constructor":3}');
  const reached = follow({ a: 1 }, after);
  expect(JSON.stringify(reached)).toBe(JSON.stringify(after));
  expect(Object.getPrototypeOf(reached)).toBe(Object.prototype);
  expect(follow(after, { a: 1 })).toEqual({ a: 1 });
});
