import { below, pick, type Rng, type Seat } from '@sesame/kernel';
import { choosable, claimable, repackable, reservable, spyable } from './legal.ts';
import { priceRange, soleRange } from './prices.ts';
import { offerAt, sideOf } from './sides.ts';
import {
  type Bid,
  CLAIMS,
  type Laid,
  type Move,
  type Power,
  type Price,
  type Range,
  type Side,
  type Spot,
  type State,
  type Tile,
} from './state.ts';
import { isFake } from './tiles.ts';

/** A random legal move of an awaited seat. Powers are used about half of the time. */
export const sample = (state: State, seat: Seat, rng: Rng): Move => {
  const { stage } = state;
  switch (stage.type) {
    case 'offers':
      return { type: 'offer', stall: randomStall(sideOf(state, seat), state.options.power, rng) };
    case 'transaction':
      return randomPower(state, seat, rng) ?? randomTransaction(state, seat, rng);
    case 'reservations':
      return randomReservation(state, seat, rng) ?? { type: 'pass' };
    case 'pre-emption': {
      const give = randomGift(sideOf(state, seat), rng);
      return give === 'pass' ? { type: 'pass' } : { type: 'preempt', give };
    }
    case 'answer':
      return randomAnswer(state, stage.bid, rng);
    case 'claim': {
      const [joined] = stage.joined;
      const trophies = joined === undefined ? [] : claimable(state, joined);
      return trophies.length === 0 || below(rng, 4) === 0
        ? { type: 'decline' }
        : { type: 'claim', trophy: pick(rng, trophies) };
    }
    case 'recycling':
      return randomSwap(state, seat, rng);
    case 'deal':
    case 'over':
      throw new Error('nobody is awaited');
  }
};

/** A plausible random offer for a hand, purse and token. */
export const randomStall = ({ hand, purse, token }: Side, power: Power, rng: Rng): readonly [Laid, Laid] => {
  const first = below(rng, hand.length);
  const second = (first + 1 + below(rng, hand.length - 1)) % hand.length;
  const [left, right] = randomPrices({ purse, token: power === 'negotiator' && token === 'active' }, rng);
  return [laid(hand[first], left, rng), laid(hand[second], right, rng)];
};

const laid = (tile: Tile | undefined, price: Price, rng: Rng): Laid => {
  if (tile === undefined) throw new Error('no tile to lay');
  return { tile, claim: pick(rng, CLAIMS), price };
};

const randomPrices = ({ purse, token }: { purse: number; token: boolean }, rng: Rng): readonly [Price, Price] => {
  if (token && below(rng, 2) === 0) {
    const price = within(soleRange(purse), rng);
    return below(rng, 2) === 0 ? ['token', price] : [price, 'token'];
  }
  if (purse < 2) return below(rng, 2) === 0 ? [0, purse] : [purse, 0];
  const one = within(priceRange(purse), rng);
  const other = within({ least: 1, most: purse - one }, rng);
  return below(rng, 2) === 0 ? [one, other] : [other, one];
};

const USUAL_MAX_PRICE = 12;

/** Usually a price that the tile may be worth, sometimes any. */
const within = ({ least, most }: Range, rng: Rng): number => {
  const top = below(rng, 4) > 0 ? Math.min(most, USUAL_MAX_PRICE) : most;
  return least + below(rng, top - least + 1);
};

const randomPower = (state: State, seat: Seat, rng: Rng): Move | undefined => {
  if (state.options.power === 'vanguard') return randomReservation(state, seat, rng);
  if (state.options.power !== 'spy') return undefined;
  const spots = spyable(state, seat);
  return spots.length === 0 || below(rng, 2) === 0 ? undefined : { type: 'spy', ...pick(rng, spots) };
};

const randomReservation = (state: State, seat: Seat, rng: Rng): Move | undefined => {
  const spots = reservable(state, seat);
  return spots.length === 0 || below(rng, 2) === 0 ? undefined : { type: 'reserve', ...pick(rng, spots) };
};

const randomTransaction = (state: State, seat: Seat, rng: Rng): Move => {
  const spots = choosable(state, seat);
  return spots.length === 0
    ? { type: 'repack', column: pick(rng, repackable(state, seat)) }
    : randomDeal(state, seat, { spot: pick(rng, spots), rng });
};

const randomDeal = (state: State, seat: Seat, { spot, rng }: { spot: Spot; rng: Rng }): Move => {
  const { purse } = sideOf(state, seat);
  const price = offerAt(state, spot)?.price ?? 0;
  if (price === 'token') return { type: 'bid', ...spot, sum: within(soleRange(purse), rng) };
  return { type: price <= purse && below(rng, 2) === 0 ? 'buy' : 'bank', ...spot };
};

const randomAnswer = (state: State, { seller, sum }: Bid, rng: Rng): Move => ({
  type: sum <= sideOf(state, seller).purse && below(rng, 2) === 0 ? 'keep' : 'sell',
});

/** A genuine tile of a collection, or a pass. */
export const randomGift = ({ collection }: Side, rng: Rng): Tile | 'pass' => {
  if (below(rng, 2) === 0) return 'pass';
  return pick(
    rng,
    collection.filter((tile) => !isFake(tile)),
  );
};

const randomSwap = (state: State, seat: Seat, rng: Rng): Move => {
  if (below(rng, 2) === 0) return { type: 'pass' };
  const places = state.aside.flatMap((tile, place) => (tile === null ? [] : [place]));
  return { type: 'recycle', give: pick(rng, sideOf(state, seat).collection), take: pick(rng, places) };
};
