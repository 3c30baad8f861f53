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
import { CLAIMED } from '../rules/trophies.ts';
import { appraise, type Judge } from './appraisal.ts';
import { answering } from './deal-values.ts';
import { beliefOf, meanOf, rivalsOf } from './tile-beliefs.ts';
import { hardestRace, isTaken, tileValue } from './tile-values.ts';
import { trophyRace } from './trophy-race.ts';

/** FC15, FC18: claims the best trophy, unless it is worth more to wait for a better one that is still on the board. */
export const usualClaiming = (state: State, { seat, colour }: Joined): Move => {
  const claims = claimable(state, { seat, colour });
  const [best] = claims;
  if (best === undefined || colour === 'b') return { type: 'decline' };
  const [top] = CLAIMED[colour].filter((trophy) => !isTaken(state, trophy));
  const position = hardestRace(state, seat, colour);
  // Nothing better is left on the board, or every other seat has its trophy and the race is only against time.
  if (best === top || position === undefined) return { type: 'claim', trophy: best };
  const place = trophyRace(state.seats.length, colour).claiming(position);
  const trophy = claims.find((one) => 1 << CLAIMED[colour].indexOf(one) === place);
  return trophy === undefined ? { type: 'decline' } : { type: 'claim', trophy };
};

/** FC25: takes the better answer; the seller knows the tile. */
export const usualAnswer = (state: State, { by, seller, column, sum }: Bid): Move => {
  const offer = offerAt(state, { seller, column });
  if (offer === undefined || sideOf(state, seller).purse < sum) return { type: 'sell' };
  const [chooser, own] = [tileValue(state, by, offer.tile), tileValue(state, seller, offer.tile)];
  const { keep, sell } = answering({ chooser, seller: own, rivals: rivalsOf(state) }, sum);
  return { type: keep > sell ? 'keep' : 'sell' };
};

/** A swap for less is not worth the token. */
const MIN_SWAP_GAIN = 2;

/** FC26: the swap with the highest expected gain. */
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

/** A pre-emption or reservation for less is not worth the token. */
const MIN_TOKEN_GAIN = 3;

/** FC28: pre-empts if the tile is worth more than the price and the tile given away. */
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

/** Value lost by the giver, plus its share of what the receiver gains. */
const costOfGiving = (state: State, seat: Seat, { give, by }: { give: Tile; by: Seat }): number => {
  const side = sideOf(state, seat);
  const poorer = { ...side, collection: without(side.collection, give) };
  const after: State = { ...state, seats: state.seats.with(seat, poorer) };
  return tileValue(after, seat, give) + tileValue(after, by, give) / rivalsOf(state);
};

/** FC29: reserves the best offer. Pointless with two players, where nobody else could take it. */
export const usualReservation = (state: State, judge: Judge): Move => {
  let best: Move = { type: 'pass' };
  let most = MIN_TOKEN_GAIN;
  for (const spot of state.seats.length > 2 ? reservable(state, judge.seat) : []) {
    const { buy, bank } = appraise(state, judge, spot);
    if (Math.max(buy, bank) > most) [best, most] = [{ type: 'reserve', ...spot }, Math.max(buy, bank)];
  }
  return best;
};
