import { expect, test } from 'vitest';
import type { Chain } from '../rules/pieces.ts';
import { rightOf, wrongOf } from '../tests/play.ts';
import { describeFaults } from './chain-fault-texts.ts';

/** The race’s tiles, in another order than the chain’s. */
const tiles = rightOf(0)
  .map(({ tile }) => tile)
  .toReversed();

test('a right chain has no faults to tell', () => {
  expect(describeFaults(rightOf(0), tiles, 'en')).toEqual([]);
});

test('a wrong joint is told with both sides and the numbers that its tiles have in the race', () => {
  const [fault, ...others] = describeFaults(wrongOf(0), tiles, 'en');
  expect(fault).toMatch(/^Tiles 5 and 4: \d \w+ (against \d \w+, different symbols|and \d \w+ are fewer than six)\.$/);
  expect(others).toEqual([]);
});

test('a tile that is joined on adjacent sides is told by its number', () => {
  const pinched: Chain = rightOf(0).map((link, i) => (i === 1 ? { ...link, in: 3, out: 4 } : link));
  expect(describeFaults(pinched, tiles, 'en')).toContain('Tile 4 is joined on two adjacent sides.');
});
