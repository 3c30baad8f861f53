import type { Seat } from '@sesame/kernel';
import { sideOf } from '../rules/sides.ts';
import { CLAIMS, type Claim, type Colour, KINDS, type State, type Unseen } from '../rules/state.ts';
import { unseenBy } from '../rules/unseen.ts';
import { type BluffingGame, type Equilibrium, signalOf, solve } from './bluffing-game.ts';
import { banking, buying, fairPrice } from './deal-values.ts';
import { type ByKind, beliefOf, meanOf, ORDINARY_SHARE, type Reading, rivalsOf, usualReading } from './tile-beliefs.ts';
import { valuesByKind } from './tile-values.ts';
import { rivalValues } from './trader-offer.ts';

/** Higher prices are not modelled. */
const MAX_MODEL_PRICE = 12;

/** Scale of the logistic choice of ordinary buyers between buying and banking. */
const BUYER_NOISE_POINTS = 1.5;

/** Equilibrium of a seat's own offers in a colour, against buyers with public knowledge. */
export const ownEquilibrium = (state: State, seat: Seat, colour: Colour): Equilibrium => {
  const sides = { chooser: rivalValues(state, seat, colour), seller: valuesByKind(state, seat, colour) };
  const purse = sideOf(state, seat).purse;
  return solve(
    gameFor(state, { colour, unseen: unseenBy(state, 'spectator'), maxPrice: maxPriceFor(purse), ...sides }),
  );
};

const maxPriceFor = (purse: number): number => Math.max(1, Math.min(MAX_MODEL_PRICE, Math.floor(purse / 2)));

interface GameParts {
  readonly colour: Colour;
  readonly unseen: Unseen;
  readonly maxPrice: number;
  readonly chooser: ByKind;
  readonly seller: ByKind;
}

const gameFor = (state: State, { colour, unseen, maxPrice, chooser, seller }: GameParts): BluffingGame => {
  const rivals = rivalsOf(state);
  const expected = CLAIMS.map((claim) => {
    const chances = beliefOf(unseen, colour, usualReading({ colour, claim, price: 0 }, 0));
    return { chooser: meanOf(chances, chooser), seller: meanOf(chances, seller), rivals };
  });
  return {
    chances: beliefOf(
      unseen,
      colour,
      KINDS.map(() => 1),
    ),
    chooser,
    seller,
    rivals,
    maxPrice,
    usualBuyer: (claim, price) => {
      const stakes = expected[claim];
      if (stakes === undefined) return 0;
      return 1 / (1 + Math.exp((banking(stakes, price) - buying(stakes, price)) / BUYER_NOISE_POINTS));
    },
    usualPrice: CLAIMS.map((_, claim) => fairPrice(expected[claim] ?? { chooser: 0, seller: 0, rivals })),
  };
};

/** Likelihood that ordinary sellers ask a price near or far from the fair price of their claim. */
const NEAR_FAIR_PRICE = 1.5;
const NEAR_LIKELIHOOD = 1 / 3;
const FAR_LIKELIHOOD = 0.02;

/** Likelihood of offers as a mix of ordinary sellers and equilibrium bluffers. */
export const bluffAwareReading = (state: State, seat: Seat): Reading => {
  const known = new Map<string, { readonly game: BluffingGame; readonly equilibrium: Equilibrium }>();
  const unseen = unseenBy(state, seat);
  const solvedFor = (seller: Seat, colour: Colour) => {
    const key = `${seller}${colour}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const sides = { chooser: valuesByKind(state, seat, colour), seller: valuesByKind(state, seller, colour) };
    const game = gameFor(state, { colour, unseen, maxPrice: MAX_MODEL_PRICE, ...sides });
    const made = { game, equilibrium: solve(game) };
    known.set(key, made);
    return made;
  };
  return (signal, seller) => {
    const usual = usualReading(signal, seller);
    if (signal.price < 1 || signal.price > MAX_MODEL_PRICE) return usual;
    const { game, equilibrium } = solvedFor(seller, signal.colour);
    const claim = placeOf(signal.claim);
    const near =
      Math.abs(signal.price - (game.usualPrice[claim] ?? 0)) <= NEAR_FAIR_PRICE ? NEAR_LIKELIHOOD : FAR_LIKELIHOOD;
    const at = signalOf(claim, signal.price);
    return usual.map(
      (candour, kind) =>
        ORDINARY_SHARE * candour * near +
        (1 - ORDINARY_SHARE) * (FAR_LIKELIHOOD / 4 + (equilibrium.offers[kind]?.[at] ?? 0)),
    );
  };
};

const placeOf = (claim: Claim): number => CLAIMS.indexOf(claim);
