import { type Bot, below, fraction } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { isFake } from '../rules/tiles.ts';
import { gemMaster } from './gem-master.ts';
import { candidClaim, makeDealer } from './make-dealer.ts';

/** Plays anything as often as not. */
const passerBy = makeDealer({ id: 'random', slips: 0.36, judgement: { noise: 8 } });

/** Claims high at high prices, whatever the tile, and gladly buys. */
const gambler = makeDealer({
  id: 'gambler',
  slips: 0.23,
  judgement: { noise: 6, bias: 3 },
  lay: (_, rng) =>
    fraction(rng) < 0.6 ? { claim: 18, price: 6 + below(rng, 3) } : { claim: 12, price: 5 + below(rng, 2) },
});

/** Stakes next to nothing and takes the credits of others. */
const miser = makeDealer({
  id: 'miser',
  slips: 0.1,
  judgement: { noise: 3, bias: -2 },
  lay: (_, rng) => ({ claim: 6, price: 1 + below(rng, 2) }),
});

/** Asks so much that its tiles come back, and buys to complete its collection. */
const collector = makeDealer({
  id: 'collector',
  slips: 0.02,
  judgement: { noise: 3, bias: 1 },
  lay: (tile) => ({ claim: candidClaim(tile), price: Math.round(0.67 * candidClaim(tile)) }),
});

/** Counts tiles and takes the deal with the highest expected value. */
const trader = makeDealer({ id: 'trader', slips: 0.02, judgement: {} });

/** Never lies about a genuine tile, and asks for half of what it is worth. */
const honestDealer = makeDealer({
  id: 'dealer',
  slips: 0.05,
  judgement: { noise: 5 },
  lay: (tile) => ({ claim: candidClaim(tile), price: isFake(tile) ? 1 : candidClaim(tile) / 2 }),
});

export const bots: readonly Bot<View, Move>[] = [passerBy, gambler, miser, collector, trader, honestDealer, gemMaster];
