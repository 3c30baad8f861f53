import { expect, test } from 'vitest';
import { makePerName } from './keyed-token-bucket.ts';

test('ten tries at a name, then one every half minute; other names are their own', () => {
  let time = 0;
  const allows = makePerName(() => time);
  const tries = (name: string, times: number) =>
    Array.from({ length: times }, () => allows(name)).filter(Boolean).length;
  expect(tries('ann', 15)).toBe(10);
  expect(tries('bo', 3)).toBe(3);
  time += 30_000;
  expect(tries('ann', 5)).toBe(1);
  time += 3_600_000;
  expect(tries('ann', 15)).toBe(10);
});

test('a name that is tried on and on is not forgotten for the sake of many others', () => {
  const allows = makePerName(() => 0);
  for (let n = 0; n < 30_000; n++) {
    allows(`name ${n}`);
    if (n % 1_000 === 0) allows('ann');
  }
  expect(allows('ann')).toBe(false);
  expect(allows('name 1')).toBe(true);
});
