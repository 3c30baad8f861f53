import type { Seat } from '@sesame/kernel';
import { sideOf } from '../rules/sides.ts';
import { CLAIMS, type Claim, type Colour, KINDS, type State, type Unseen } from '../rules/state.ts';
import { unseenBy } from '../rules/unseen.ts';
import { type Accord, type Bargain, signalOf, strike } from './bargain.ts';
import { type ByKind, beliefOf, meanOf, ORDINARY, type Reading, rivalsOf, usualReading } from './beliefs.ts';
import { banking, buying, fairPrice } from './deals.ts';
import { rivalWorths } from './offers.ts';
import { worthsOf } from './worth.ts';

/** Nobody stakes more on one tile. */
const DEAREST = 12;

/** Points around the fair price within which ordinary buyers waver. */
const WAVER = 1.5;

/** What selling a tile of a colour comes to, for a seat that others do not see through. */
export const ownAccord = (state: State, seat: Seat, colour: Colour): Accord => {
  const sides = { chooser: rivalWorths(state, seat, colour), seller: worthsOf(state, seat, colour) };
  const purse = sideOf(state, seat).purse;
  return strike(
    bargainOf(state, { colour, unseen: unseenBy(state, 'spectator'), dearest: dearestOf(purse), ...sides }),
  );
};

const dearestOf = (purse: number): number => Math.max(1, Math.min(DEAREST, Math.floor(purse / 2)));

interface Sides {
  readonly colour: Colour;
  readonly unseen: Unseen;
  readonly dearest: number;
  readonly chooser: ByKind;
  readonly seller: ByKind;
}

const bargainOf = (state: State, { colour, unseen, dearest, chooser, seller }: Sides): Bargain => {
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
    dearest,
    usualBuyer: (claim, price) => {
      const stakes = expected[claim];
      if (stakes === undefined) return 0;
      return 1 / (1 + Math.exp((banking(stakes, price) - buying(stakes, price)) / WAVER));
    },
    usualPrice: CLAIMS.map((_, claim) => fairPrice(expected[claim] ?? { chooser: 0, seller: 0, rivals })),
  };
};

/** How likely ordinary sellers ask a price near the fair one of their claim, and one far from it. */
const NEAR = 1.5;
const LIKELY = 1 / 3;
const UNLIKELY = 0.02;

/** Reads offers as a seat that knows how ordinary sellers talk and how shrewd ones bluff. */
export const shrewdReading = (state: State, seat: Seat): Reading => {
  const known = new Map<string, { readonly bargain: Bargain; readonly accord: Accord }>();
  const unseen = unseenBy(state, seat);
  const struck = (seller: Seat, colour: Colour) => {
    const key = `${seller}${colour}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const sides = { chooser: worthsOf(state, seat, colour), seller: worthsOf(state, seller, colour) };
    const bargain = bargainOf(state, { colour, unseen, dearest: DEAREST, ...sides });
    const made = { bargain, accord: strike(bargain) };
    known.set(key, made);
    return made;
  };
  return (signal, seller) => {
    const usual = usualReading(signal, seller);
    if (signal.price < 1 || signal.price > DEAREST) return usual;
    const { bargain, accord } = struck(seller, signal.colour);
    const claim = placeOf(signal.claim);
    const near = Math.abs(signal.price - (bargain.usualPrice[claim] ?? 0)) <= NEAR ? LIKELY : UNLIKELY;
    const at = signalOf(claim, signal.price);
    return usual.map(
      (candour, kind) => ORDINARY * candour * near + (1 - ORDINARY) * (UNLIKELY / 4 + (accord.offers[kind]?.[at] ?? 0)),
    );
  };
};

const placeOf = (claim: Claim): number => CLAIMS.indexOf(claim);
