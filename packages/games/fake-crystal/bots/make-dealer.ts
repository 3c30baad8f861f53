import { type Bot, fraction, type Rng, type Seat, shuffled } from '@sesame/kernel';
import { determinize } from '../rules/determinize.ts';
import { sample } from '../rules/sample.ts';
import { sideOf } from '../rules/sides.ts';
import type { Claim, Move, State, Tile, View } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { usualMove } from './trader.ts';
import { stallOf } from './trader-offer.ts';
import type { Judgement } from './trader-turn.ts';

/** A bot of character: a way of laying out tiles, and a temper in answering offers. */
interface Dealer {
  readonly id: string;
  /** Share of decisions made without thinking: any legal move. */
  readonly slips: number;
  /** How offers are read, how far answers are left to chance, and how gladly it buys. */
  readonly judgement: Judgement;
  /** Claim and price of a tile (default: like the trader). */
  lay?(tile: Tile, rng: Rng): { readonly claim: Claim; readonly price: number };
}

export const makeDealer = ({ id, slips, judgement, lay }: Dealer): Bot<View, Move> => ({
  id,
  play: (view, { seat, rng }) => {
    const state = determinize(view, seat, { rng });
    if (fraction(rng) < slips) return sample(state, seat, rng);
    return view.may.offer && lay ? offerOf(state, seat, { lay, rng }) : usualMove(state, seat, { rng, ...judgement });
  },
});

const offerOf = (
  state: State,
  seat: Seat,
  { lay, rng }: { readonly lay: NonNullable<Dealer['lay']>; readonly rng: Rng },
): Move => {
  const { hand, purse, token } = sideOf(state, seat);
  const [left, right] = shuffled(rng, hand).map((tile) => ({ tile, ...lay(tile, rng), token: 0 }));
  if (left === undefined || right === undefined) throw new Error('fewer than two tiles in hand');
  const placing = state.options.power === 'negotiator' && token === 'active';
  return { type: 'offer', stall: stallOf([left, right], { purse, token: placing }) };
};

/** The claim of somebody who does not lie about genuine tiles; a fake passes for the least. */
export const candidClaim = (tile: Tile): Claim => {
  const { value } = FACES[tile];
  return value === 12 || value === 18 ? value : 6;
};
