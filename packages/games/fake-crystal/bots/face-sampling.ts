import { fraction, type Rng, type Seat, shuffled } from '@sesame/kernel';
import { KINDS, type OfferView, type Spot, type Tile, type View } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import type { Guess } from './determinize.ts';
import type { ByKind, Reading } from './tile-beliefs.ts';

interface SamplingOptions {
  readonly seat: Seat;
  readonly reading: Reading;
  readonly worlds: number;
  readonly rng: Rng;
}

/**
 * Stratified sampling of the faces of others' offers: each offer has its own permutation of the strata, so even a few
 * worlds show every face about as often as it is likely.
 */
export const stratifiedGuesses = (
  view: View,
  { seat, reading, worlds, rng }: SamplingOptions,
): ((world: number) => Guess) => {
  const strata = Array.from({ length: worlds }, (_, at) => at);
  const orders = new Map<string, readonly number[]>();
  const weights = new Map<string, ByKind>();
  for (const [seller, { stall }] of view.seats.entries()) {
    for (const [column, offer] of stall.entries()) {
      if (seller === seat || offer === null) continue;
      orders.set(`${seller}${column}`, shuffled(rng, strata));
      weights.set(`${seller}${column}`, reading(signalIn(offer), seller));
    }
  }
  return (world) => (spot, left) => {
    const order = orders.get(keyOf(spot))?.[world] ?? 0;
    return faceAt((order + fraction(rng)) / worlds, weights.get(keyOf(spot)) ?? [], left);
  };
};

const keyOf = ({ seller, column }: Spot): string => `${seller}${column}`;

const signalIn = ({ colour, claim, price }: OfferView) => ({ colour, claim, price: price === 'token' ? 0 : price });

/** Inverse CDF over the remaining tiles. */
const faceAt = (share: number, weights: ByKind, left: readonly Tile[]): Tile => {
  const widths = left.map((tile) => weights[KINDS.indexOf(FACES[tile].kind)] ?? 0);
  let rest = share * widths.reduce((sum, width) => sum + width, 0);
  for (const [at, tile] of left.entries()) {
    rest -= widths[at] ?? 0;
    if (rest < 0) return tile;
  }
  const last = left.at(-1);
  if (last === undefined) throw new Error('no tiles left');
  return last;
};
