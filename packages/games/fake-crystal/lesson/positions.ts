import type { Seat } from '@sesame/kernel';
import type { Claim, Column, Move, Tile } from '../rules/state.ts';
import { dealOf } from './deal.ts';

/** Two players: the pupil and Bo. */
export const YOU = 0;
export const BO = 1;

type Laid = readonly [tile: Tile, claim: Claim, price: number];
type Hand = readonly [Tile, Tile, Tile, Tile];

const deal = (starter: Seat, yours: Hand, theirs: Hand) =>
  ({ by: 'chance', move: { ...dealOf([yours, theirs]), starter } }) as const;

export const offerOf = (...stall: readonly Laid[]): Move => ({
  type: 'offer',
  stall: stall.map(([tile, claim, price]) => ({ tile, claim, price })),
});
const offer = (by: Seat, ...stall: readonly Laid[]) => ({ by, move: offerOf(...stall) });

/** A transaction with the other player. */
export const trade = (by: Seat, type: 'buy' | 'bank', column: Column) => {
  const move: Move = { type, seller: 1 - by, column };
  return { by, move };
};

/** Bo’s answer to the first offer. */
export const BOS_OFFER = offer(BO, ['b1', 6, 3], ['g2', 12, 6]);

/** A fake in hand, before the first offer. Bo will begin. */
export const TO_OFFER = [deal(BO, ['g1', 'bf', 'o2', 'p1'], ['b1', 'g2', 'o1', 'p1'])];

/** A cheap, honest green tile, and an orange lie: both orange tiles with three crystals are in the pupil’s hand. */
export const TO_BUY = [
  deal(YOU, ['p1', 'b1', 'o3', 'o3'], ['g2', 'of', 'p2', 'b2']),
  offer(YOU, ['p1', 6, 3], ['b1', 6, 3]),
  offer(BO, ['g2', 12, 4], ['of', 18, 8]),
];
export const TO_BANK = [...TO_BUY, trade(YOU, 'buy', 0), trade(BO, 'buy', 0)];

/** The second green tile has just joined. */
export const TO_CLAIM = [
  deal(YOU, ['p1', 'b1', 'o1', 'o2'], ['g2', 'g1', 'p2', 'b2']),
  offer(YOU, ['p1', 6, 3], ['b1', 6, 3]),
  offer(BO, ['g2', 12, 5], ['g1', 6, 2]),
  trade(YOU, 'buy', 0),
  trade(BO, 'bank', 0),
  trade(YOU, 'buy', 1),
];

/** Bo has banked a fake, so it stays with the pupil, whose token is active. */
export const TO_SPY = [
  deal(BO, ['gf', 'b1', 'o1', 'p2'], ['p3', 'o1', 'g1', 'b2']),
  offer(YOU, ['gf', 12, 4], ['b1', 6, 3]),
  offer(BO, ['p3', 18, 8], ['o1', 6, 3]),
  trade(BO, 'bank', 0),
];
