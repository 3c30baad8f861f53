import { expect, test } from 'vitest';
import type { Trade } from '../rules/state.ts';
import { oddsOf, recordOf } from './lie-detector.ts';

const sale = (seller: number, tile: Trade['tile'], claim: Trade['claim']): Trade => ({
  type: 'bought',
  by: 2,
  seller,
  tile,
  claim,
  price: 5,
});

test('a record counts the true claims of one dealer; a fake is never true', () => {
  const trades = [sale(0, 'g1', 6), sale(0, 'g1', 12), sale(0, 'bf', 6), sale(1, 'o3', 18)];
  expect(recordOf(trades, 0)).toEqual({ claims: 3, honest: 1 });
  expect(recordOf(trades, 1)).toEqual({ claims: 1, honest: 1 });
  expect(recordOf(trades, 2)).toEqual({ claims: 0, honest: 0 });
});

test('odds count the unseen tiles of the colour that are worth the claim', () => {
  const nothing = { 1: 0, 2: 0, 3: 0, f: 0 };
  const unseen = { o: nothing, g: { 1: 4, 2: 3, 3: 1, f: 2 }, p: nothing, b: nothing };
  expect(oddsOf(unseen, 'g', 6)).toEqual({ worthIt: 0.8, fake: 0.2 });
  expect(oddsOf(unseen, 'g', 12)).toEqual({ worthIt: 0.4, fake: 0.2 });
  expect(oddsOf(unseen, 'g', 18)).toEqual({ worthIt: 0.1, fake: 0.2 });
  expect(oddsOf(unseen, 'o', 6)).toBeUndefined();
});
