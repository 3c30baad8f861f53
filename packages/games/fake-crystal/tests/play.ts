import type { Input, Seat } from '@sesame/kernel';
import { makeRuleTester } from '@sesame/testkit';
import { dealOf } from '../lesson/deal.ts';
import {
  type Claim,
  type Column,
  type Move,
  type Power,
  type Price,
  rules,
  type Side,
  type State,
  type Tile,
} from '../rules/index.ts';

/** Opening hands in most tests. */
export const HANDS: readonly (readonly Tile[])[] = [
  ['o1', 'b2', 'of', 'b3'],
  ['p1', 'p2', 'b2', 'gf'],
  ['g1', 'g2', 'b1', 'p3'],
];

export const does = (by: Seat, move: Move): Input<Move> => ({ at: 0, by, move });

type Laid = readonly [tile: Tile, claim: Claim, price: Price];

export const offer = (by: Seat, ...stall: readonly Laid[]) =>
  does(by, { type: 'offer', stall: stall.map(([tile, claim, price]) => ({ tile, claim, price })) });
export const buy = (by: Seat, seller: Seat, column: Column) => does(by, { type: 'buy', seller, column });
export const bank = (by: Seat, seller: Seat, column: Column) => does(by, { type: 'bank', seller, column });
export const spy = (by: Seat, seller: Seat, column: Column) => does(by, { type: 'spy', seller, column });
export const reserve = (by: Seat, seller: Seat, column: Column) => does(by, { type: 'reserve', seller, column });
export const pass = (by: Seat) => does(by, { type: 'pass' });

interface Opening {
  readonly power?: Power;
  readonly aside?: readonly Tile[];
}

/** State after such a deal. */
export const dealt = (starts: readonly (readonly Tile[])[], { power = 'spy', aside = [] }: Opening = {}): State =>
  played(rules.setup(starts.length, { power }), { at: 0, by: 'chance', move: dealOf(starts, aside) });

export const { played, refusal, told } = makeRuleTester(rules);

/** The fallback move as an input. */
export const fallbackOf = (state: State, seat: Seat): Input<Move> => {
  const move = rules.fallback(state, seat);
  if (move === 'forfeit') throw new Error('nobody forfeits');
  return does(seat, move);
};

export const awaited = (state: State): readonly Seat[] => rules.awaits(state).seats;

/** The state with changes to one side. */
export const given = (state: State, seat: Seat, changes: Partial<Side>): State => ({
  ...state,
  seats: state.seats.map((side, one) => (one === seat ? { ...side, ...changes } : side)),
});

export const purses = ({ seats }: State): readonly number[] => seats.map(({ purse }) => purse);
export const collections = ({ seats }: State): readonly (readonly Tile[])[] =>
  seats.map(({ collection }) => collection);
export const tokens = ({ seats }: State): readonly string[] => seats.map(({ token }) => token);
