import { expect, test } from 'vitest';
import { daily } from '../daily/index.ts';
import { solve } from '../rules/index.ts';

const days = Array.from({ length: 60 }, (_, n) => new Date(Date.UTC(2026, 10, n)).toISOString().slice(0, 10));

test('XC39 every day has its own hand, the same for everyone, and it can be chained', () => {
  const hands = days.map((day) => daily.make(day).tiles);
  expect(new Set(hands.map((hand) => hand.toSorted().join())).size).toBe(days.length);
  expect(days.map((day) => daily.make(day).tiles)).toEqual(hands);
  expect(hands.filter((hand) => solve(hand).length === 0)).toEqual([]);
});

test('XC39 only a right chain of these tiles solves the puzzle', () => {
  const [today, tomorrow] = [daily.make('2026-11-16'), daily.make('2026-11-17')];
  const [chain] = solve(today.tiles);
  const answer = daily.parseAnswer({ type: 'done', chain });
  expect(answer.ok && daily.isRight(today, answer.value)).toBe(true);
  expect(answer.ok && daily.isRight(tomorrow, answer.value)).toBe(false);
});

test.each([undefined, 7, {}, { type: 'ready' }, { type: 'done', chain: [] }])('XC39 %j is not an answer', (json) => {
  expect(daily.parseAnswer(json).ok).toBe(false);
});
