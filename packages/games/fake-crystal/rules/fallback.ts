import { makeRng, pick, type Seat, shuffled } from '@sesame/kernel';
import { choosable, claimable, repackable } from './legal.ts';
import { soleRange } from './prices.ts';
import { offerAt, sideOf } from './sides.ts';
import { CLAIMS, type Column, type Laid, type Move, type Spot, type State } from './state.ts';

/** FC35: the move made for a seat whose time is up. */
export const fallback = (state: State, seat: Seat): Move => {
  const { stage } = state;
  switch (stage.type) {
    case 'offers':
      return { type: 'offer', stall: lateStall(state, seat) };
    case 'transaction':
      return lateTransaction(state, seat);
    case 'answer':
      return { type: 'sell' };
    case 'claim': {
      const trophy = stage.joined.slice(0, 1).flatMap((joined) => claimable(state, joined))[0];
      return trophy === undefined ? { type: 'decline' } : { type: 'claim', trophy };
    }
    default:
      return { type: 'pass' };
  }
};

/**
 * Two random tiles with random claims at price 1. Seeded by hidden tiles (reserve and set-aside), so the offer is
 * deterministic but unpredictable to all players.
 */
const lateStall = (state: State, seat: Seat): readonly Laid[] => {
  const { hand, reserve, purse } = sideOf(state, seat);
  const rng = makeRng(`late ${seat} ${hand.join()} ${reserve.join()} ${state.aside.join()}`);
  const prices = [Math.min(purse, 1), purse < 2 ? 0 : 1];
  return shuffled(rng, hand)
    .slice(0, 2)
    .map((tile, column) => ({ tile, claim: pick(rng, CLAIMS), price: prices[column] ?? 0 }));
};

/** Banks the highest-priced offer; bids the minimum if only tokens are left; repacks if nothing can be chosen. */
const lateTransaction = (state: State, seat: Seat): Move => {
  const spots = choosable(state, seat);
  const [dearest] = spots.toSorted((one, other) => stakeAt(state, other) - stakeAt(state, one));
  if (dearest === undefined) {
    const [column] = repackable(state, seat).toSorted(
      (one, other) => ownStake(state, seat, other) - ownStake(state, seat, one),
    );
    return { type: 'repack', column: column ?? 0 };
  }
  return offerAt(state, dearest)?.price === 'token'
    ? { type: 'bid', ...dearest, sum: soleRange(sideOf(state, seat).purse).least }
    : { type: 'bank', ...dearest };
};

/** Stake of an offer; tokens sort last. */
const stakeAt = (state: State, spot: Spot): number => {
  const price = offerAt(state, spot)?.price ?? 0;
  return price === 'token' ? -1 : price;
};

const ownStake = (state: State, seller: Seat, column: Column): number => stakeAt(state, { seller, column });
