import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Circle, DIRECTIONS, longestWalk, misstepOf, type Place, walksOf } from '../rules/index.ts';
import { laidOut, prepareAll, refusal, says, withHand } from './play.ts';

beforeAll(prepareAll);

const circleOf = (letters: string): Circle =>
  [...letters].map((letter) => (letter === '.' ? null : { letter, spaces: 3, stones: [] }));

describe('PW4, PW5, PW6: illegal walks are refused', () => {
  const state = laidOut({ circle: 'GSEIRFI' });
  test.each([
    ['a start with another letter', says(0, 'groupies', [4, 3]), 'wrong-start'],
    ['a safe twice', says(0, 'groupies', [0, 0]), 'no-walk'],
    ['against the direction', says(0, 'groupies', [0, 4, 3, 2, 1]), 'no-walk'],
    ['more than once around', says(0, 'specific', [1, 5, 2]), 'no-walk'],
    ['letters in the wrong order', says(0, 'groupies', [0, 1, 2]), 'wrong-letters'],
    ['a letter too often', says(0, 'grip', [0, 3, 6]), 'wrong-letters'],
  ])('%s', (_, input, code) => {
    expect(refusal(state, input)).toBe(code);
  });

  test('more stones than in hand', () => {
    const poor = withHand(state, 0, 2);
    expect(refusal(poor, says(0, 'groupies', [0, 4, 3], 'anticlockwise'))).toBe('too-few-stones');
    expect(refusal(poor, says(0, 'groupies', [0, 4], 'anticlockwise'))).toBeUndefined();
  });

  test('an empty place', () => {
    const gap = { ...state, circle: state.circle.with(4, null) };
    expect(refusal(gap, says(0, 'groupies', [0, 4], 'anticlockwise'))).toBe('no-such-safe');
    expect(refusal(gap, says(0, 'groupies', [0, 3], 'anticlockwise'))).toBeUndefined();
  });
});

test('PW5: with two safes of the first letter either can be the start', () => {
  const starts = walksOf(circleOf('IAIBCDF'), 'ice').map(({ safes }) => safes[0]);
  expect(new Set(starts)).toEqual(new Set([0, 2]));
});

test('PW6: a letter that occurs twice in the word can be used twice', () => {
  expect(misstepOf(circleOf('GSEIRFI'), 'specific', { direction: 'clockwise', safes: [1, 3, 6] })).toBeUndefined();
});

test('the longest walk', () => {
  expect(longestWalk(circleOf('GSEIRFI'), 'groupies')).toEqual({ direction: 'anticlockwise', safes: [0, 4, 3, 2, 1] });
  expect(longestWalk(circleOf('GSEIRFI'), 'table')).toBeUndefined();
});

/** The definition of a legal walk, by brute force. */
const isLegal = (circle: Circle, word: string, safes: readonly Place[], step: number): boolean => {
  const start = safes[0] ?? 0;
  const onTheWay = Array.from({ length: 7 }, (_, steps) => (start + 7 * 7 + step * steps) % 7);
  const inOrder = onTheWay.filter((place) => safes.includes(place));
  const letters = safes.map((place) => circle[place]?.letter.toLowerCase() ?? '!');
  const pattern = new RegExp(`^${letters.join('.*')}`);
  return JSON.stringify(inOrder) === JSON.stringify(safes) && pattern.test(word);
};

test('PW6: walksOf finds exactly the walks that the definition allows', () => {
  const subsets = Array.from({ length: 127 }, (_, index) =>
    [0, 1, 2, 3, 4, 5, 6].filter((place) => ((index + 1) >> place) & 1),
  );
  const letters = fc.array(fc.constantFrom('A', 'B', 'C', '.'), { minLength: 7, maxLength: 7 });
  const word = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(letters, word, (shown, said) => {
      const circle = circleOf(shown.join(''));
      const walks = walksOf(circle, said.join(''));
      const expected = subsets.flatMap((safes) =>
        safes.flatMap((start) =>
          [1, -1].flatMap((step, index) => {
            const order = Array.from({ length: 7 }, (_, steps) => (start + 7 + step * steps) % 7);
            const walked = order.filter((place) => safes.includes(place));
            const direction = DIRECTIONS[index] ?? 'clockwise';
            return isLegal(circle, said.join(''), walked, step) ? [{ direction, safes: walked }] : [];
          }),
        ),
      );
      const inOrder = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).toSorted();
      expect(inOrder(walks)).toEqual(inOrder(expected));
      expect(walks.every((walk) => misstepOf(circle, said.join(''), walk) === undefined)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
