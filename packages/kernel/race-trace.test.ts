import { describe, expect, test } from 'vitest';
import { cutTrace, makeTrace, parseTrace, type TraceMark, thinTrace } from './race-trace.ts';

const MARKS: readonly TraceMark[] = [
  { at: 0, kind: 'pointer', values: [512, 398] },
  { at: 50, kind: 'target', values: [7] },
  { at: 50, kind: 'key', values: [] },
  { at: 480, kind: 'lift', values: [2] },
  { at: 700, kind: 'turn', values: [2] },
  { at: 800, kind: 'drop', values: [2] },
  { at: 800, kind: 'join', values: [3] },
];

test('a trace is a short text, and the same again', () => {
  const text = makeTrace(MARKS);
  expect(text).toBe('0p512.398 50o7 50k 480u2 700t2 800d2 800j3');
  expect(parseTrace(text)).toEqual(MARKS);
  expect(parseTrace('')).toEqual([]);
});

test.each([
  ['an unknown mark', '5z1'],
  ['a value too many', '5k1'],
  ['a value too few', '5p12'],
  ['a time that runs back', '5k 4k'],
  ['a negative time', '-5k'],
  ['a fraction', '5.5k'],
  ['a text', 'hello'],
  ['two spaces', '5k  6k'],
  ['a line break', '5k\n'],
  ['a time of years', '999999999k'],
])('%s is no trace', (_, text) => expect(parseTrace(text)).toBeUndefined());

test('what came after the claim is cut', () => {
  expect(makeTrace(cutTrace(MARKS, 699))).toBe('0p512.398 50o7 50k 480u2');
  expect(cutTrace(MARKS, 800)).toEqual(MARKS);
});

describe('thinning', () => {
  const way = Array.from({ length: 400 }, (_, i): TraceMark => ({ at: i * 50, kind: 'pointer', values: [i, i] }));
  const joins = [1_000, 9_000].map((at): TraceMark => ({ at, kind: 'join', values: [2] }));
  const marks = [...way, ...joins].toSorted((one, other) => one.at - other.at);

  test('leaves a trace that fits as it is', () => expect(thinTrace(MARKS, 1_000)).toBe(MARKS));

  test('takes places of the pointer evenly, and nothing else', () => {
    const thinned = thinTrace(marks, 2_000);
    expect(makeTrace(thinned).length).toBeLessThanOrEqual(2_000);
    expect(makeTrace(thinned).length).toBeGreaterThan(800);
    expect(thinned.filter(({ kind }) => kind === 'join')).toEqual(joins);
    const gaps = thinned.filter(({ kind }) => kind === 'pointer').map(({ at }, i, all) => at - (all[i - 1]?.at ?? at));
    expect(new Set(gaps.slice(1))).toEqual(new Set([200]));
  });

  test('takes other marks where there is nothing else to take', () => {
    const keys = Array.from({ length: 100 }, (_, i): TraceMark => ({ at: i, kind: 'key', values: [] }));
    expect(makeTrace(thinTrace(keys, 50)).length).toBeLessThanOrEqual(50);
    expect(thinTrace([...keys], 0)).toEqual([]);
  });
});
