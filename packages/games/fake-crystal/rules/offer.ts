import { ok, type Result, refuse, type Seat } from '@sesame/kernel';
import { type Applied, type Happened, toAll } from './flow.ts';
import { isWithin, priceRange, soleRange, sumRange } from './prices.ts';
import { EMPTY, sideOf, withSide } from './sides.ts';
import type { Laid, Offer, Shown, Side, State } from './state.ts';
import { colourOf, without } from './tiles.ts';
import { openReservations } from './vanguard.ts';

/** FC5: two hand tiles, one per column, once per round. The last offer reveals all. */
export const offer = (state: State, seat: Seat, stall: readonly Laid[]): Applied => {
  if (state.stage.type !== 'offers')
    return refuse('not-offering', 'You can make an offer only at the start of a round.');
  const side = sideOf(state, seat);
  if (hasOffered(side)) return refuse('already-offered', 'You have already made your offer.');
  const [left, right] = stall;
  if (left === undefined || right === undefined)
    return refuse('two-offers', 'Place one tile in each of your two columns.');
  if (!side.hand.includes(left.tile) || !without(side.hand, left.tile).includes(right.tile)) {
    return refuse('not-in-hand', 'You do not have those two tiles in your hand.');
  }
  const refusal = refusalOf(state, side, [left, right]);
  if (refusal !== undefined) return refusal;
  const next = withSide(state, seat, laying(side, [left, right]));
  const events = [toAll({ type: 'offered', seat })];
  return ok(next.seats.every(hasOffered) ? show({ state: next, events }) : { state: next, events });
};

/** Whether a seat has made its offer. Only valid in the offer phase. */
export const hasOffered = ({ stall }: Side): boolean => stall[0] !== null;

/** FC6, FC23: validates the two prices. */
const refusalOf = (
  { options }: State,
  { purse, token }: Side,
  [left, right]: readonly [Laid, Laid],
): Result<never> | undefined => {
  if (left.price !== 'token' && right.price !== 'token') {
    const sum = left.price + right.price;
    if (sum > purse) return tooDear(purse);
    const each = priceRange(purse);
    const proper = isWithin(left.price, each) && isWithin(right.price, each) && isWithin(sum, sumRange(purse));
    return proper ? undefined : tooLow(purse);
  }
  if (options.power !== 'negotiator')
    return refuse('another-power', 'Only the negotiator can put a token in a column.');
  if (token !== 'active') return refuse('no-token', 'Your token is not active.');
  const price = left.price === 'token' ? right.price : left.price;
  if (price === 'token') return refuse('one-token', 'You have only one token: set a price in the other column.');
  if (price > purse) return tooDear(purse);
  return isWithin(price, soleRange(purse)) ? undefined : tooLow(purse);
};

const tooDear = (purse: number) => refuse('too-dear', `You have only ${purse} credits to stake.`);

const tooLow = (purse: number) =>
  purse === 1
    ? refuse('price-too-low', 'Use your last credit as one of the two prices.')
    : refuse('price-too-low', 'A price is at least 1 credit.');

/** FC7: staked credits are out of the purse. */
export const laying = (side: Side, [left, right]: readonly [Laid, Laid]): Side => ({
  ...side,
  purse: side.purse - stakeOf(left) - stakeOf(right),
  hand: without(without(side.hand, left.tile), right.tile),
  stall: [laid(left), laid(right)],
  token: left.price === 'token' || right.price === 'token' ? 'placed' : side.token,
});

/** FC7: a side as it was before its offer, which is what others see until all are in. */
export const beforeOffering = (side: Side): Side => {
  const offers = side.stall.filter((one) => one !== null);
  return {
    ...side,
    purse: offers.reduce((purse, one) => purse + stakeOf(one), side.purse),
    hand: [...side.hand, ...offers.map(({ tile }) => tile)],
    stall: EMPTY,
    token: side.token === 'placed' ? 'active' : side.token,
  };
};

const stakeOf = ({ price }: Laid): number => (price === 'token' ? 0 : price);

const laid = ({ tile, claim, price }: Laid): Offer => ({ tile, claim, price, seenBy: [] });

const show = ({ state, events }: Happened): Happened => {
  const stalls = state.seats.map(({ stall }) => stall.flatMap((one) => (one === null ? [] : [shown(one)])));
  return { state: openReservations(state), events: [...events, toAll({ type: 'shown', stalls })] };
};

const shown = ({ tile, claim, price }: Laid): Shown => ({ colour: colourOf(tile), claim, price });
