import { expect, test } from 'vitest';
import { faultsOf } from '../rules/chain-faults.ts';
import { isRightChain } from '../rules/chains.ts';
import { layFault, statusOf } from '../rules/machine.ts';
import { linksOf, TILES } from '../rules/tiles.ts';
import { ADJACENT, APART, GOOD, PAIR, RACE, SWEEP, TRIAL, UNFINISHED } from './example.ts';

test('XC7, XC8 the manual’s example chains are right or wrong as stated', () => {
  expect([PAIR, APART, ADJACENT].map(isRightChain)).toEqual([true, true, false]);
  expect(faultsOf(ADJACENT)).toEqual([{ type: 'adjacent', at: 2 }]);
});

test('XC7 the exercise tiles have one fitting symbol and another with too few', () => {
  const [one, other] = TRIAL;
  const kinds = (TILES[one] ?? []).filter(({ kind }) => TILES[other]?.some((face) => face.kind === kind));
  expect(linksOf(one, other)).toHaveLength(1);
  expect(kinds.length).toBeGreaterThan(1);
});

test('XC17, XC19 the example prizes match the manual’s text', () => {
  expect(RACE).toEqual([
    { crystals: 2, cards: 2 },
    { crystals: 1, cards: 1 },
  ]);
  expect(SWEEP[0]).toEqual({ crystals: 8, cards: 8 });
});

test('XC24, XC30 one example machine functions, the other lacks a line and a crystal', () => {
  for (const [at, laid] of GOOD.cards.entries()) {
    expect(layFault({ cards: GOOD.cards.slice(0, at), crystals: 0 }, laid)).toBeUndefined();
  }
  expect(statusOf(GOOD)).toEqual({ open: 0, empty: 0, crystals: 9, cards: 6, functions: true });
  expect(statusOf(UNFINISHED)).toMatchObject({ open: 1, empty: 1, functions: false });
});
