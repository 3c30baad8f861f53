import { describe, expect, test } from 'vitest';
import { type Guessed, guessTimesOf } from './guess-times.ts';

const guess = (black: number, white: number, isLast = false): Guessed => ({
  type: 'guessed',
  seat: 1,
  attempt: 3,
  code: 'rybwg',
  black,
  white,
  ...(isLast && { equalising: true }),
});
const gaps = ({ pins }: { readonly pins: readonly number[] }) => pins.slice(1).map((at, i) => at - (pins[i] ?? 0));

describe('an ordinary guess', () => {
  test('drops its pins one by one, evenly, and ends after the last', () => {
    const times = guessTimesOf(guess(2, 2));
    expect(times.pins).toHaveLength(4);
    expect(new Set(gaps(times)).size).toBe(1);
    expect(times.ends).toBeGreaterThan(times.pins.at(-1) ?? 0);
    expect(times.miss).toBeUndefined();
  });

  test('without pins ends as well', () => {
    expect(guessTimesOf(guess(0, 0))).toMatchObject({ pins: [], miss: undefined });
  });

  test('that cracks the code pauses before its last pin', () => {
    const [, , third = 0, last = 0] = gaps(guessTimesOf(guess(5, 0)));
    expect(last).toBeGreaterThan(third);
  });
});

describe('the last guess, which can still draw', () => {
  test('is slower, and pauses longer before its last pin', () => {
    const [plain, last] = [guessTimesOf(guess(5, 0)), guessTimesOf(guess(5, 0, true))];
    for (const [i, gap] of gaps(last).entries()) expect(gap).toBeGreaterThan(gaps(plain)[i] ?? 0);
  });

  test('pauses as long before the hole that stays empty', () => {
    const [hit, miss] = [guessTimesOf(guess(5, 0, true)), guessTimesOf(guess(4, 0, true))];
    expect(miss.miss).toBe(hit.pins.at(-1));
    expect(miss.ends).toBe(hit.ends);
  });
});

test('a moment of another length keeps its proportions', () => {
  const [normal, quick] = [guessTimesOf(guess(3, 1, true)), guessTimesOf(guess(3, 1, true), 500)];
  expect(quick.ends).toBeCloseTo(500);
  expect(quick.pins[2]).toBeCloseTo(((normal.pins[2] ?? 0) * 500) / normal.ends);
});
