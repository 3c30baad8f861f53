import { expect, test } from 'vitest';
import { makeThinkingShares } from './thinking-shares.ts';

const BUDGET = 1_000;

const makeShares = (threads: number) => {
  let time = 0;
  const shares = makeThinkingShares(threads, () => time);
  return {
    ...shares,
    start: (searches: number) => {
      for (let begun = 0; begun < searches; begun++) shares.start({ kind: 'a', budget: BUDGET, waiting: 0 });
    },
    wait: (ms: number) => {
      time += ms;
    },
    budget: (waiting = 0, kind = 'a') => shares.start({ kind, budget: BUDGET, waiting }),
  };
};

test('a bot alone gets its whole budget', () => {
  expect(makeShares(1).budget()).toBe(BUDGET);
});

test('budgets shrink with the searches of the last second, and recover', () => {
  const shares = makeShares(1);
  shares.start(19);
  expect(shares.budget()).toBe(25);
  shares.wait(1_001);
  expect(shares.budget()).toBe(BUDGET);
});

test('a bunch of questions gets equal shares', () => {
  const shares = makeShares(1);
  expect(Array.from({ length: 50 }, (_, begun) => shares.budget(49 - begun))).toEqual(Array(50).fill(10));
});

test('more threads give more', () => {
  const shares = makeShares(4);
  shares.start(19);
  expect(shares.budget()).toBe(100);
});

test('a budget is never cut to nothing', () => {
  const shares = makeShares(1);
  shares.start(10_000);
  expect(shares.budget()).toBe(5);
});

test('a bot that needs only a part of its budget is cut less, one that overruns it more', () => {
  const shares = makeShares(1);
  shares.start(18);
  for (let search = 0; search < 100; search++) {
    shares.noteTook('quick', BUDGET, 10);
    shares.noteTook('slow', 20, 40);
  }
  expect(shares.budget(0, 'quick')).toBe(BUDGET);
  expect(shares.budget(0, 'slow')).toBeCloseTo(12.5);
});
