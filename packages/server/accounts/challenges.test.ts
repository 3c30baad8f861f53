import { expect, test } from 'vitest';
import { makeChallenges } from './challenges.ts';

const MINUTE = 60_000;

const setUp = () => {
  let time = 0;
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { pass, challenges: makeChallenges(() => time) };
};

test('a challenge is good once, and for its own session', () => {
  const { challenges } = setUp();
  challenges.put('ann', 'a');
  challenges.put('bo', 'b');
  expect(challenges.take('ann')).toBe('a');
  expect(challenges.take('ann')).toBeUndefined();
  expect(challenges.take('bo')).toBe('b');
});

test('a new one takes the place of the last', () => {
  const { challenges } = setUp();
  challenges.put('ann', 'a');
  challenges.put('ann', 'b');
  expect(challenges.take('ann')).toBe('b');
  expect(challenges.take('ann')).toBeUndefined();
});

test('after five minutes it is forgotten, whenever its session had one before', () => {
  const { challenges, pass } = setUp();
  challenges.put('ann', 'a');
  challenges.put('bo', 'b');
  pass(3 * MINUTE);
  challenges.put('ann', 'c');
  pass(2 * MINUTE);
  expect(challenges.take('bo')).toBeUndefined();
  expect(challenges.take('ann')).toBe('c');
});
