import type { Seat } from '@sesame/kernel';
import { awaitedOf } from './awaits.ts';
import { barredFrom, claimable, offersBeside, repackable, reservable, spyable } from './legal.ts';
import { priceRange, soleRange, sumRange } from './prices.ts';
import { offerAt, priceAt, sideOf } from './sides.ts';
import type { Choice, May, Side, Spot, State } from './state.ts';
import { isFake } from './tiles.ts';

/** The legal moves of a seat: pending decisions, and powers that can be used at any time. */
export const mayOf = (state: State, seat: Seat): May => {
  const spy = spyable(state, seat);
  const asked = awaitedOf(state).includes(seat);
  const reserve = state.stage.type === 'reservations' && !asked ? [] : reservable(state, seat);
  return {
    ...(asked && awaitedFrom(state, seat)),
    ...(spy.length > 0 && { spy }),
    ...(reserve.length > 0 && { reserve }),
  };
};

const awaitedFrom = (state: State, seat: Seat): May => {
  const { stage } = state;
  const side = sideOf(state, seat);
  switch (stage.type) {
    case 'offers':
      return { offer: pricesOf(state, side) };
    case 'transaction':
      return transactionsOf(state, seat);
    case 'answer':
      return { answer: { sum: stage.bid.sum, keep: stage.bid.sum <= side.purse } };
    case 'claim':
      return { claim: stage.joined.slice(0, 1).flatMap((joined) => claimable(state, joined)) };
    case 'recycling': {
      const take = state.aside.flatMap((tile, place) => (tile === null ? [] : [place]));
      return { recycle: { give: kindsOf(side), take }, pass: true };
    }
    case 'pre-emption': {
      const give = kindsOf(side).filter((tile) => !isFake(tile));
      return { preempt: { give, price: priceAt(state, stage.chosen) }, pass: true };
    }
    case 'reservations':
      return { pass: true };
    default:
      return {};
  }
};

const pricesOf = ({ options }: State, { purse, token }: Side): NonNullable<May['offer']> => ({
  price: priceRange(purse),
  sum: sumRange(purse),
  ...(options.power === 'negotiator' && token === 'active' && { besideToken: soleRange(purse) }),
});

const transactionsOf = (state: State, seat: Seat): May => {
  const repack = repackable(state, seat);
  const choose = offersBeside(state, seat).map((spot) => choiceOf(state, seat, spot));
  return { choose, ...(repack.length > 0 && { repack }) };
};

const choiceOf = (state: State, seat: Seat, spot: Spot): Choice => {
  const offer = offerAt(state, spot);
  const barred = offer && barredFrom(state, seat, offer);
  if (offer === undefined || barred !== undefined) return { ...spot, ...(barred && { barred }) };
  const { purse } = sideOf(state, seat);
  const { price } = offer;
  if (price === 'token') return { ...spot, bid: soleRange(purse) };
  return { ...spot, buy: { price, payable: price <= purse }, bank: { stake: price } };
};

/** The different tiles of a collection. */
const kindsOf = ({ collection }: Side) => [...new Set(collection)].toSorted();
