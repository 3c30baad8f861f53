import { below, type Rng, type Seat, shuffled } from '@sesame/kernel';
import { sideOf } from '../rules/sides.ts';
import {
  type Colour,
  KINDS,
  type Laid,
  type Move,
  type Price,
  type State,
  type Tile,
  type Unseen,
} from '../rules/state.ts';
import { colourOf, FACES } from '../rules/tiles.ts';
import { unseenBy } from '../rules/unseen.ts';
import { answering, fairPrice, type Stakes } from './deal-values.ts';
import { beliefOf, meanOf, rivalsOf, usualClaim, usualReading } from './tile-beliefs.ts';
import { valuesByKind } from './tile-values.ts';

/** An offer, and the value of using the token instead of its price. */
export interface DesiredOffer extends Laid {
  readonly price: number;
  readonly token: number;
}

/** The trader's offer: two random tiles, mostly honest claims, near the fair price of the claim. */
export const usualOffer = (state: State, seat: Seat, rng: Rng): Move => {
  const side = sideOf(state, seat);
  const unseen = unseenBy(state, 'spectator');
  const [left, right] = shuffled(rng, side.hand).map((tile) => usualTileOffer(state, seat, { tile, unseen, rng }));
  if (left === undefined || right === undefined) throw new Error('fewer than two tiles in hand');
  const token = state.options.power === 'negotiator' && side.token === 'active';
  return { type: 'offer', stall: stallOf([left, right], { purse: side.purse, token }) };
};

interface OfferInputs {
  readonly tile: Tile;
  readonly unseen: Unseen;
  readonly rng: Rng;
}

const usualTileOffer = (state: State, seat: Seat, { tile, unseen, rng }: OfferInputs): DesiredOffer => {
  const { colour, kind } = FACES[tile];
  const claim = usualClaim(kind, rng);
  const chances = beliefOf(unseen, colour, usualReading({ colour, claim, price: 0 }, seat));
  const worths = { mine: valuesByKind(state, seat, colour), theirs: rivalValues(state, seat, colour) };
  const fair = fairPrice({
    chooser: meanOf(chances, worths.theirs),
    seller: meanOf(chances, worths.mine),
    rivals: rivalsOf(state),
  });
  const price = Math.round(fair) - 1 + below(rng, 3);
  return { tile, claim, price, token: tokenGain(stakesOf(state, seat, tile), fair) };
};

/** Average value to the other seats of each kind of a colour. */
export const rivalValues = (state: State, seat: Seat, colour: Colour): readonly number[] => {
  const all = state.seats.flatMap((_, other) => (other === seat ? [] : [valuesByKind(state, other, colour)]));
  return (all[0] ?? []).map((_, at) => all.reduce((sum, worths) => sum + (worths[at] ?? 0), 0) / all.length);
};

/** Value of a tile to its seller and, on average, to the others. */
export const stakesOf = (state: State, seat: Seat, tile: Tile): Stakes => {
  const at = KINDS.indexOf(FACES[tile].kind);
  return {
    chooser: rivalValues(state, seat, colourOf(tile))[at] ?? 0,
    seller: valuesByKind(state, seat, colourOf(tile))[at] ?? 0,
    rivals: rivalsOf(state),
  };
};

/** FC25: value of a token, assuming a fair bid and the better answer. */
export const tokenGain = (stakes: Stakes, fair: number): number => {
  const { keep, sell } = answering(stakes, Math.max(1, fair));
  return Math.max(keep, sell);
};

/** FC6, FC23: fits both prices to the purse and puts the token where it gains most. */
export const stallOf = (
  [left, right]: readonly [DesiredOffer, DesiredOffer],
  { purse, token }: { readonly purse: number; readonly token: boolean },
): readonly Laid[] => {
  const prices = token
    ? besideToken({ first: left.token >= right.token, prices: [left.price, right.price], purse })
    : bothPrices([left.price, right.price], purse);
  return [left, right].map(({ tile, claim }, column) => ({ tile, claim, price: prices[column] ?? 0 }));
};

const besideToken = ({
  first,
  prices: [left, right],
  purse,
}: {
  readonly first: boolean;
  readonly prices: readonly [number, number];
  readonly purse: number;
}): readonly Price[] => {
  const proper = (price: number) => Math.min(purse, Math.max(1, price));
  return first ? ['token', proper(right)] : [proper(left), 'token'];
};

const bothPrices = ([left, right]: readonly [number, number], purse: number): readonly Price[] => {
  if (purse < 2) return left >= right ? [purse, 0] : [0, purse];
  const first = Math.min(Math.max(1, left), purse - 1);
  return [first, Math.min(Math.max(1, right), purse - first)];
};
