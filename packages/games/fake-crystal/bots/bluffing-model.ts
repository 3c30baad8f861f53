import type { Seat } from '@sesame/kernel';
import { CLAIMS, type Colour, KINDS, type State } from '../rules/state.ts';
import { unseenBy } from '../rules/unseen.ts';
import { type Equilibrium, solve } from './bluffing-game.ts';
import { predictBuyer } from './buyer-models.ts';
import { creditsOf, purseWorth } from './purse-worth.ts';
import { beliefOf, meanOf, rivalsOf } from './tile-beliefs.ts';
import { valuesByKind } from './tile-values.ts';
import { rivalValues } from './trader-offer.ts';

/** Higher prices are not modelled. */
const MAX_MODEL_PRICE = 12;

/**
 * Equilibrium of a seat's offers in a colour, against buyers with public knowledge. Only against `predictable` buyers are
 * their past answers used.
 */
export const offerEquilibrium = (
  state: State,
  seat: Seat,
  { colour, buyers: kind }: { readonly colour: Colour; readonly buyers: 'predictable' | 'perfect' },
): Equilibrium => {
  const unseen = unseenBy(state, 'spectator');
  const chances = beliefOf(
    unseen,
    colour,
    KINDS.map(() => 1),
  );
  const chooser = rivalValues(state, seat, colour);
  const mean = meanOf(chances, chooser);
  const others = state.seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const average = (of: (other: Seat) => number) => others.reduce((sum, other) => sum + of(other), 0) / others.length;
  const buyers = state.seats.map((_, other) => (kind === 'perfect' ? undefined : predictBuyer(state, other)));
  const [own, theirs] = [creditsOf(state, seat), Math.round(average((other) => creditsOf(state, other)))];
  return solve({
    chances,
    chooser,
    seller: valuesByKind(state, seat, colour),
    rivals: rivalsOf(state),
    maxPrice: maxPriceFor(own),
    claims: CLAIMS.flatMap((_, at) => (unseen[colour][KINDS[at] ?? 'f'] > 0 ? [at] : [])),
    credits: (staked) => ({ seller: purseWorth(state, own - staked), chooser: purseWorth(state, theirs) }),
    reliance: average((other) => buyers[other]?.reliance ?? 0),
    predicted: (at, price) => {
      const claim = CLAIMS[at] ?? 6;
      return average((other) => buyers[other]?.buys({ claim, price, mean }) ?? 0);
    },
  });
};

const maxPriceFor = (purse: number): number => Math.max(1, Math.min(MAX_MODEL_PRICE, Math.floor(purse / 2)));
