import { expect, test } from 'vitest';
import { makeWindow } from './sliding-window.ts';

test('so many are allowed within a span, and then it says when to go on', () => {
  let time = 1_000;
  const allows = makeWindow({ most: 3, span: 10_000 }, () => time);
  expect([allows('ann'), allows('ann')]).toEqual([undefined, undefined]);
  time = 4_000;
  expect(allows('ann')).toBeUndefined();
  expect(allows('ann')).toBe(11_000);
  expect(allows('bo')).toBeUndefined();
  time = 10_999;
  expect(allows('ann')).toBe(11_000);
  time = 11_000;
  expect([allows('ann'), allows('ann')]).toEqual([undefined, undefined]);
  expect(allows('ann')).toBe(14_000);
});

test('what is refused is not counted', () => {
  let time = 0;
  const allows = makeWindow({ most: 1, span: 100 }, () => time);
  allows('ann');
  for (time = 10; time < 100; time += 10) expect(allows('ann')).toBe(100);
  time = 100;
  expect(allows('ann')).toBeUndefined();
});
