import { below } from '@sesame/kernel';
import type { Claim, OfferView, Tile } from '../rules/state.ts';
import { meanValue, trueClaim, worthOf } from './beliefs.ts';
import { type Habits, makeRival, type Rival, type Situation } from './make-rival.ts';

const HIGH_PRICE_SHARE = 0.5;

/** Tells the truth and asks for half of what a tile is worth. */
const honest = (tile: Tile): { claim: Claim; price: number } => ({ claim: trueClaim(tile), price: worthOf(tile) / 2 });

const trusting = (offer: OfferView): number => (offer.tile === undefined ? offer.claim : worthOf(offer.tile));
const distrusting = (offer: OfferView, { view }: Situation): number => meanValue(view, offer);

const HABITS: readonly Habits[] = [
  { id: 'truth-trusting', lay: honest, worth: trusting },
  { id: 'truth-distrusting', lay: honest, worth: distrusting },
  { id: 'always-18', lay: (tile) => ({ claim: 18, price: worthOf(tile) / 2 }), worth: distrusting },
  { id: 'always-lowest', lay: (tile) => ({ claim: 6, price: worthOf(tile) / 2 }), worth: distrusting },
  { id: 'price-1', lay: (tile) => ({ claim: trueClaim(tile), price: 1 }), worth: distrusting },
  {
    id: 'highest-price',
    lay: (tile, { view, seat }) => ({
      claim: trueClaim(tile),
      price: Math.floor(HIGH_PRICE_SHARE * (view.seats[seat]?.purse ?? 0)),
    }),
    worth: distrusting,
  },
  { id: 'always-12-for-4', lay: () => ({ claim: 12, price: 4 }), worth: distrusting },
  { id: 'always-banks', lay: honest, worth: () => -Infinity },
  { id: 'always-buys', lay: honest, worth: () => Infinity },
  { id: 'buys-6-only', lay: honest, worth: ({ claim }) => (claim === 6 ? Infinity : -Infinity) },
  {
    id: 'contrarian',
    lay: (tile) => (worthOf(tile) > 6 ? { claim: 6, price: 4 } : { claim: 12, price: 3 }),
    worth: distrusting,
  },
  {
    id: 'noisy',
    lay: (_, { rng }) => ({ claim: ([6, 12, 18] as const)[below(rng, 3)] ?? 6, price: 1 + below(rng, 9) }),
    worth: distrusting,
  },
];

export const SIMPLE_RIVALS: readonly Rival[] = HABITS.map(makeRival);
