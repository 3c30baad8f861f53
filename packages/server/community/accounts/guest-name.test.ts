import { expect, test } from 'vitest';
import { ADJECTIVES, makeGuestName, NOUNS } from './guest-name.ts';

test('guests are an adjective and a stone or animal, without digits', () => {
  for (const name of Array.from({ length: 200 }, makeGuestName)) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
});

test('there are more than 20,000 different names', () => {
  expect(new Set(ADJECTIVES).size).toBe(ADJECTIVES.length);
  expect(new Set(NOUNS).size).toBe(NOUNS.length);
  expect(ADJECTIVES.filter((word) => NOUNS.includes(word))).toEqual([]);
  expect(ADJECTIVES.length * NOUNS.length).toBeGreaterThan(20_000);
});

test('every name fits beside a board', () => {
  const longest = (list: readonly string[]) => Math.max(...list.map(({ length }) => length));
  expect(longest(ADJECTIVES) + 1 + longest(NOUNS)).toBeLessThanOrEqual(18);
});
