import type { Trade } from '../rules/state.ts';
import { trueClaim, worthOf } from './beliefs.ts';
import { makeRival, type Rival, type Situation } from './make-rival.ts';

/** Offers at the claims and prices that it met last, and buys or banks as was done to it last. */
export const copycat: Rival = makeRival({
  id: 'copycat',
  lay: (tile, situation) => {
    const met = situation.view.trades.filter(({ seller }) => seller !== situation.seat).slice(-2);
    const copied = met[situation.rng() % 2] ?? met[0];
    return copied ? { claim: copied.claim, price: copied.price } : { claim: trueClaim(tile), price: worthOf(tile) / 2 };
  },
  worth: (_, situation) => (lastAnswer(situation)?.type === 'banked' ? -Infinity : Infinity),
});

const lastAnswer = ({ view, seat }: Situation): Trade | undefined =>
  view.trades.findLast(({ seller, by }) => seller === seat && by !== seat);
