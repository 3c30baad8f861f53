import { makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import PURSE_LEADS from '../bots/purse-leads.json' with { type: 'json' };
import { purseWorth } from '../bots/purse-worth.ts';
import { rules, type State } from '../rules/index.ts';
import { ALL_CREDITS, fitted, leadAfter } from '../training/market.ts';
import { trainRound } from '../training/train-round.ts';

const inRound = (round: number): State => ({ ...rules.setup(2, { power: 'spy' }), round });

const POINTS = Array.from({ length: ALL_CREDITS + 1 }, (_, purse) => 2 * purse - ALL_CREDITS);

test('in the last round a credit is a point', () => {
  expect(purseWorth(inRound(8), 3)(5)).toBe(5);
  expect(purseWorth(inRound(8), 30)(-7)).toBe(-7);
});

test('before that a credit is worth more than a point to the poor, and hardly more to the rich', () => {
  expect(purseWorth(inRound(4), 4)(-4)).toBeLessThan(-8);
  expect(purseWorth(inRound(4), 40)(-4)).toBeGreaterThan(-6);
});

test('the table says of both sides the same', () => {
  for (const leads of PURSE_LEADS) {
    for (const [purse, lead] of leads.entries()) expect(lead + (leads[ALL_CREDITS - purse] ?? 0)).toBeCloseTo(0, 5);
  }
});

test('a round moves credits and tiles as in the rules', () => {
  // Side 0 sells a 6 for 3 and banks a fake for 1; its own 12 is banked for 5, and it buys an 18 for 9.
  const round = {
    purse: 35,
    kinds: [0, 1, 3, 2],
    prices: [3, 5, 1, 9],
    order: [2, 0, 3, 1] as const,
    bought: [true, false, false, true],
  };
  const tiles = -8.2 + 15.7 + 0.5 + 22.2;
  expect(leadAfter(round, POINTS)).toBeCloseTo(tiles + 2 * (3 - 5 + 1 - 9), 5);
});

test.each([
  [0, [4, 2], [0, 0]],
  [1, [2, 4], [0, 1]],
  [2, [9, 9], [1, 1]],
  [10, [0, 12], [1, 9]],
  [35, [4, 8], [4, 8]],
])('FC6: a purse of %i allows prices as near as possible to those wanted', (purse, wanted, prices) => {
  expect(fitted(purse, wanted)).toEqual(prices);
});

test('training finds that an empty purse costs more than its credits', () => {
  const [empty = 0] = trainRound(POINTS, { rng: makeRng('test'), samples: 60 });
  expect(empty).toBeLessThan(-ALL_CREDITS - 5);
});
