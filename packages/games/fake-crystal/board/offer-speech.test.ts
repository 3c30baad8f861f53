import { expect, test } from 'vitest';
import type { May, TileView } from '../rules/state.ts';
import { type Draft, type Edit, EMPTY, edited, pricesOf } from './draft.ts';
import { offerSentence, offerStepOf } from './offer-speech.ts';

const MAY: NonNullable<May['offer']> = { price: { least: 1, most: 20 }, sum: { least: 2, most: 20 } };
const HAND: readonly TileView[] = [
  { colour: 'g', tile: 'g2' },
  { colour: 'b', tile: 'bf' },
];
const ONE: Draft = edited(EMPTY, { type: 'lay', column: 0, claim: 12, index: 0 });
const BOTH: Draft = edited(ONE, { type: 'lay', column: 1, claim: 18, index: 1 });

test.each<[Draft, Edit, string]>([
  [EMPTY, { type: 'hold', index: 0 }, '2 green crystals. Choose a place for it: the row is the value you claim.'],
  [
    EMPTY,
    { type: 'lay', column: 0, claim: 12, index: 0 },
    'Left column, claim 12: 2 green crystals, price 6. Now place a tile in the other column.',
  ],
  [
    ONE,
    { type: 'lay', column: 1, claim: 18, index: 1 },
    'Right column, claim 18: a blue fake, price 9. 5 left in your purse.',
  ],
  [BOTH, { type: 'price', column: 0, price: 7 }, 'Left: price 7. 4 left in your purse.'],
  [BOTH, { type: 'lift', column: 1 }, 'Right: no tile yet.'],
])('%j, %j: %s', (draft, edit, sentence) => {
  const next = edited(draft, edit);
  const prices = pricesOf(next, MAY);
  const left = 20 - prices.reduce<number>((sum, price) => sum + (price === 'token' ? 0 : price), 0);
  expect(offerSentence(edit, { draft: next, hand: HAND, prices, left }, 'en')).toBe(sentence);
});

test('an offer is made in order: hand, place, price', () => {
  expect([EMPTY, edited(EMPTY, { type: 'hold', index: 0 }), ONE, BOTH].map(offerStepOf)).toEqual([
    'hand',
    'place',
    'hand',
    'price',
  ]);
});
