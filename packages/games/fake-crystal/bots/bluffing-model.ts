import type { Seat } from '@sesame/kernel';
import { sideOf } from '../rules/sides.ts';
import { CLAIMS, type Colour, KINDS, type State } from '../rules/state.ts';
import { unseenBy } from '../rules/unseen.ts';
import { type Equilibrium, solve } from './bluffing-game.ts';
import { predictBuyer } from './buyer-models.ts';
import { beliefOf, meanOf, rivalsOf } from './tile-beliefs.ts';
import { valuesByKind } from './tile-values.ts';
import { rivalValues } from './trader-offer.ts';

/** Higher prices are not modelled. */
const MAX_MODEL_PRICE = 12;

/** Equilibrium of a seat's own offers in a colour, against buyers with public knowledge. */
export const ownEquilibrium = (state: State, seat: Seat, colour: Colour): Equilibrium => {
  const unseen = unseenBy(state, 'spectator');
  const chances = beliefOf(
    unseen,
    colour,
    KINDS.map(() => 1),
  );
  const chooser = rivalValues(state, seat, colour);
  const mean = meanOf(chances, chooser);
  const buyers = state.seats.flatMap((_, other) => (other === seat ? [] : [predictBuyer(state, other)]));
  const average = (of: (buyer: (typeof buyers)[number]) => number) =>
    buyers.reduce((sum, buyer) => sum + of(buyer), 0) / buyers.length;
  return solve({
    chances,
    chooser,
    seller: valuesByKind(state, seat, colour),
    rivals: rivalsOf(state),
    maxPrice: maxPriceFor(sideOf(state, seat).purse),
    claims: CLAIMS.flatMap((_, at) => (unseen[colour][KINDS[at] ?? 'f'] > 0 ? [at] : [])),
    reliance: average(({ reliance }) => reliance),
    predicted: (at, price) => {
      const claim = CLAIMS[at] ?? 6;
      return average(({ buys }) => buys({ claim, price, mean }));
    },
  });
};

const maxPriceFor = (purse: number): number => Math.max(1, Math.min(MAX_MODEL_PRICE, Math.floor(purse / 2)));
