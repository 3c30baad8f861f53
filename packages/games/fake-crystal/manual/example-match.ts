import { rules } from '../rules/index.ts';
import { count } from '../rules/score.ts';
import {
  type Laid,
  type Offer,
  POWERS,
  type Side,
  type State,
  type Tile,
  type Trophy,
  type View,
} from '../rules/state.ts';

export const NAMES: readonly string[] = ['Ann', 'Bo', 'Cleo'];
export const ANN = 0;
export const BO = 1;
export const CLEO = 2;

/** Cleo's offer in the figures: a bluff about a green tile and an honest orange one. */
export const GREEN: Laid & { readonly price: number } = { tile: 'g1', claim: 12, price: 9 };
const ORANGE: Laid & { readonly price: number } = { tile: 'o1', claim: 6, price: 4 };

const laid = (offer: Laid): Offer => ({ ...offer, seenBy: [] });

const table = rules.setup(NAMES.length, { power: POWERS[0] });

const withSide = (state: State, seat: number, changes: Partial<Side>): State => ({
  ...state,
  seats: state.seats.map((side, one) => (one === seat ? { ...side, ...changes } : side)),
});

/** View of the exchange with this offer in Cleo's left column. */
export const tableWith = (left: Laid & { readonly price: number }, viewer: number): View => {
  const shown: State = { ...table, round: 1, first: BO, stage: { type: 'transaction' } };
  const purse = 35 - left.price - ORANGE.price;
  return rules.view(withSide(shown, CLEO, { purse, stall: [laid(left), laid(ORANGE)] }), viewer);
};

/** Ann's final collection. */
export const ANNS: {
  readonly tiles: readonly Tile[];
  readonly fakes: readonly Tile[];
  readonly claimed: readonly Trophy[];
} = {
  tiles: ['o1', 'o2', 'o3', 'g1', 'g2', 'p3', 'b1', 'b2'],
  fakes: ['gf', 'bf'],
  claimed: ['orange-123', 'green-2'],
};
export const ANNS_CREDITS = 21;

const end = withSide(
  withSide(table, ANN, { collection: [...ANNS.tiles, ...ANNS.fakes], trophies: ANNS.claimed, purse: ANNS_CREDITS }),
  BO,
  { collection: ['b1'] },
);

/** Ann's score, computed by the rules. */
export const ANNS_COUNT = { ...count(end).detail[ANN], score: count(end).scores[ANN] };
