import { expect, test } from 'vitest';
import type { TileView } from '../rules/state.ts';
import { type Draft, type Edit, EMPTY, edited, pricesOf, rangeOf, stallOf } from './draft.ts';

const HAND: readonly TileView[] = [
  { colour: 'o', tile: 'o1' },
  { colour: 'g', tile: 'gf' },
  { colour: 'p', tile: 'p2' },
];
const MAY = { price: { least: 1, most: 19 }, sum: { least: 2, most: 20 }, besideToken: { least: 1, most: 20 } };
const ONE_LEFT = { price: { least: 0, most: 1 }, sum: { least: 1, most: 1 } };
const NONE_LEFT = { price: { least: 0, most: 0 }, sum: { least: 0, most: 0 } };

const after = (...edits: readonly Edit[]): Draft => edits.reduce(edited, EMPTY);
const shown = ({ laid }: Draft): string =>
  laid.map((laying) => (laying ? `${laying.index}@${laying.claim}` : '.')).join(' ');

const hold = (index: number): Edit => ({ type: 'hold', index });
const lay = (column: 0 | 1, claim: 6 | 12 | 18, index?: number): Edit => ({
  type: 'lay',
  column,
  claim,
  ...(index !== undefined && { index }),
});
const price = (column: 0 | 1, sum: number): Edit => ({ type: 'price', column, price: sum });

test.each<[string, readonly Edit[], string]>([
  ['the tile picked up is placed', [hold(2), lay(0, 12)], '2@12 .'],
  ['nothing is placed without a tile picked up', [lay(0, 12)], '. .'],
  ['a tile is placed only once', [hold(2), lay(0, 12), lay(1, 6)], '2@12 .'],
  ['another claim for the same column', [lay(0, 6, 2), lay(0, 18, 2)], '2@18 .'],
  ['the tile already there returns to the hand', [lay(0, 6, 2), lay(0, 18, 1)], '1@18 .'],
  ['a tile moves to the other column', [lay(0, 6, 2), lay(1, 12, 2)], '. 2@12'],
  ['two tiles swap columns', [lay(0, 6, 2), lay(1, 12, 1), lay(1, 18, 2)], '1@12 2@18'],
  ['a tile is taken back', [lay(0, 6, 2), lay(1, 12, 1), { type: 'lift', column: 0 }], '. 1@12'],
])('%s', (_, edits, expected) => {
  expect(shown(after(...edits))).toBe(expected);
});

test.each<[string, readonly Edit[], Parameters<typeof pricesOf>[1], readonly [unknown, unknown]]>([
  ['a price starts at half the claim', [lay(0, 18, 0), lay(1, 6, 1)], MAY, [9, 3]],
  ['another claim leaves the price alone', [lay(0, 6, 0), lay(0, 18, 0)], MAY, [3, 1]],
  ['a tile takes its price to the other column', [lay(0, 18, 0), lay(1, 6, 0)], MAY, [1, 9]],
  ['a tile taken back frees its price', [lay(0, 18, 0), { type: 'lift', column: 0 }, lay(0, 6, 1)], MAY, [3, 1]],
  ['the second tile starts with what is left', [price(0, 15), lay(1, 18, 1)], MAY, [15, 5]],
  ['a price set by the player stays', [price(0, 4), lay(0, 18, 0)], MAY, [4, 1]],
  ['raising a price never lowers the other', [price(0, 15), price(1, 10)], MAY, [15, 5]],
  ['the other price stays at the minimum', [price(1, 19)], MAY, [1, 19]],
  ['with one credit one price is 0', [lay(0, 18, 0), lay(1, 18, 1)], ONE_LEFT, [1, 0]],
  ['with one credit the other price may be 0', [price(0, 0)], ONE_LEFT, [0, 1]],
  ['with no credits both prices are 0', [lay(0, 18, 0), lay(1, 18, 1)], NONE_LEFT, [0, 0]],
  ['the token replaces a price', [{ type: 'token', column: 1 }, price(0, 20)], MAY, [20, 'token']],
])('%s', (_, edits, may, expected) => {
  expect(pricesOf(after(...edits), may)).toEqual(expected);
});

test('a price can use what the other price leaves', () => {
  expect(rangeOf(EMPTY, MAY, 0)).toEqual({ least: 1, most: 19 });
  expect(rangeOf(after(price(0, 15)), MAY, 1)).toEqual({ least: 1, most: 5 });
  expect(rangeOf(after({ type: 'token', column: 1 }), MAY, 0)).toEqual({ least: 1, most: 20 });
});

test('an offer exists once both columns have a tile', () => {
  expect(stallOf(after(lay(0, 6, 2)), MAY, HAND)).toBeUndefined();
  expect(stallOf(after(lay(0, 6, 2), lay(1, 18, 1)), MAY, HAND)).toEqual([
    { tile: 'p2', claim: 6, price: 3 },
    { tile: 'gf', claim: 18, price: 9 },
  ]);
});
