import type { Seat } from '@sesame/kernel';
import { claimable, reservable } from '../rules/legal.ts';
import { offerAt, sideOf } from '../rules/sides.ts';
import {
  type Bid,
  type Chosen,
  COLOURS,
  type Joined,
  KINDS,
  type Move,
  type State,
  type Tile,
} from '../rules/state.ts';
import { isFake, without } from '../rules/tiles.ts';
import { CLAIMED, PRIZES } from '../rules/trophies.ts';
import { appraise, type Judge } from './appraisal.ts';
import { answering } from './deal-values.ts';
import { beliefOf, meanOf, rivalsOf } from './tile-beliefs.ts';
import { isTaken, roundsLeft, tileValue } from './tile-values.ts';
import { trophyChance } from './trophy-chances.ts';

/** FC15, FC18: the best trophy now, unless a better one is likelier than it is dear. */
export const usualClaiming = (state: State, joined: Joined): Move => {
  const [trophy] = claimable(state, joined);
  if (trophy === undefined) return { type: 'decline' };
  const { value } = PRIZES[trophy];
  const { collection } = sideOf(state, joined.seat);
  const left = roundsLeft(state);
  const better = CLAIMED[joined.colour].some(
    (other) =>
      PRIZES[other].value > value &&
      !isTaken(state, other) &&
      PRIZES[other].value * trophyChance(other, collection, left) > value,
  );
  return better ? { type: 'decline' } : { type: 'claim', trophy };
};

/** FC25: the seller knows the tile and takes the better of the two. */
export const usualAnswer = (state: State, { by, seller, column, sum }: Bid): Move => {
  const offer = offerAt(state, { seller, column });
  if (offer === undefined || sideOf(state, seller).purse < sum) return { type: 'sell' };
  const [chooser, own] = [tileValue(state, by, offer.tile), tileValue(state, seller, offer.tile)];
  const { keep, sell } = answering({ chooser, seller: own, rivals: rivalsOf(state) }, sum);
  return { type: keep > sell ? 'keep' : 'sell' };
};

/** What a swap must promise: the token can wait for a better one. */
const MIN_SWAP_GAIN = 2;

/** FC26: the tile that is missed least for the back that promises most. */
export const usualSwap = (state: State, { seat, unseen }: Judge): Move => {
  const side = sideOf(state, seat);
  const places = COLOURS.flatMap((colour) => {
    const take = state.aside.findIndex((tile) => tile?.[0] === colour);
    return take < 0 ? [] : [{ colour, take }];
  });
  let best: Move = { type: 'pass' };
  let most = MIN_SWAP_GAIN;
  for (const give of new Set(side.collection)) {
    const poorer = { ...side, collection: without(side.collection, give), token: 'active' as const };
    const after: State = { ...state, seats: state.seats.with(seat, poorer) };
    const loss = tileValue(after, seat, give);
    for (const { colour, take } of places) {
      const chances = beliefOf(
        unseen,
        colour,
        KINDS.map(() => 1),
      );
      const gain = meanOf(
        chances,
        KINDS.map((kind) => tileValue(after, seat, `${colour}${kind}`)),
      );
      if (gain - loss > most) [best, most] = [{ type: 'recycle', give, take }, gain - loss];
    }
  }
  return best;
};

/** What a pre-emption must promise beyond what the token may bring later. */
const MIN_TOKEN_GAIN = 3;

/** FC28: buys in another's place if the tile promises more than the price and the tile given for it. */
export const usualPreemption = (state: State, judge: Judge, { by, seller, column }: Chosen): Move => {
  const { collection } = sideOf(state, judge.seat);
  const { buy } = appraise(state, judge, { seller, column });
  let best: Move = { type: 'pass' };
  let most = MIN_TOKEN_GAIN;
  for (const give of new Set(collection.filter((tile) => !isFake(tile)))) {
    const promise = buy - costOfGiving(state, judge.seat, { give, by });
    if (promise > most) [best, most] = [{ type: 'preempt', give }, promise];
  }
  return best;
};

/** A tile lost to one seat and gained by another. */
const costOfGiving = (state: State, seat: Seat, { give, by }: { give: Tile; by: Seat }): number => {
  const side = sideOf(state, seat);
  const poorer = { ...side, collection: without(side.collection, give) };
  const after: State = { ...state, seats: state.seats.with(seat, poorer) };
  return tileValue(after, seat, give) + tileValue(after, by, give) / rivalsOf(state);
};

/** FC29: with two at the table nobody else could take an offer anyway. */
export const usualReservation = (state: State, judge: Judge): Move => {
  let best: Move = { type: 'pass' };
  let most = MIN_TOKEN_GAIN;
  for (const spot of state.seats.length > 2 ? reservable(state, judge.seat) : []) {
    const { buy, bank } = appraise(state, judge, spot);
    if (Math.max(buy, bank) > most) [best, most] = [{ type: 'reserve', ...spot }, Math.max(buy, bank)];
  }
  return best;
};
