import type { Seat } from '@sesame/kernel';
import { offerAt } from '../rules/sides.ts';
import { KINDS, type Price, type Spot, type State, type Unseen } from '../rules/state.ts';
import { colourOf } from '../rules/tiles.ts';
import { banking, buying, type Credits, fairPrice, type Stakes } from './deal-values.ts';
import { creditsOf, purseWorth } from './purse-worth.ts';
import { beliefOf, certaintyOf, meanOf, type Reading, rivalsOf } from './tile-beliefs.ts';
import { valuesByKind } from './tile-values.ts';

/** A seat's estimate of another seat's offer. */
export interface Appraisal {
  readonly spot: Spot;
  readonly price: Price;
  /** Expected values. For a token, at the fair price. */
  readonly buy: number;
  readonly bank: number;
  /** Expected value of knowing the face. */
  readonly informationGain: number;
  readonly fair: number;
}

/** Who estimates, and from what knowledge. */
export interface Judge {
  readonly seat: Seat;
  /** Tiles that the seat has not seen. */
  readonly unseen: Unseen;
  readonly reading: Reading;
  /** Scale in points of the random error in each deal. */
  readonly noise: number;
  /** Points by which buying is overrated. */
  readonly bias: number;
  /** Whether it knows what credits are worth beyond their points. */
  readonly thrifty: boolean;
}

export const appraise = (state: State, judge: Judge, spot: Spot): Appraisal => {
  const { seat, unseen, reading } = judge;
  const offer = offerAt(state, spot);
  if (offer === undefined) throw new Error('no offer at this spot');
  const colour = colourOf(offer.tile);
  const signal = { colour, claim: offer.claim, price: offer.price === 'token' ? 0 : offer.price };
  const sure = certaintyOf(offer, seat);
  const chances = sure ?? beliefOf(unseen, colour, reading(signal, spot.seller));
  const [mine, theirs] = [valuesByKind(state, seat, colour), valuesByKind(state, spot.seller, colour)];
  const rivals = rivalsOf(state);
  const credits = judge.thrifty ? { credits: creditsAt(state, judge.seat, { spot, price: offer.price }) } : {};
  const stakes: Stakes = { chooser: meanOf(chances, mine), seller: meanOf(chances, theirs), rivals, ...credits };
  const fair = fairPrice(stakes);
  const price = offer.price === 'token' ? Math.max(0, Math.round(fair)) : offer.price;
  const [buy, bank] = [buying(stakes, price), banking(stakes, price)];
  const best = (at: number) => {
    const known = { chooser: mine[at] ?? 0, seller: theirs[at] ?? 0, rivals, ...credits };
    return Math.max(buying(known, price), banking(known, price));
  };
  const informationGain = sure
    ? 0
    : meanOf(
        chances,
        KINDS.map((_, at) => best(at)),
      ) - Math.max(buy, bank);
  return { spot, price: offer.price, buy, bank, informationGain, fair };
};

/** What credits are worth to the seat and to the seller, whose stake is on the stall. */
const creditsAt = (
  state: State,
  seat: Seat,
  { spot, price }: { readonly spot: Spot; readonly price: Price },
): Credits => ({
  chooser: purseWorth(state, creditsOf(state, seat)),
  seller: purseWorth(state, creditsOf(state, spot.seller) - (price === 'token' ? 0 : price)),
});
