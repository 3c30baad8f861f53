import { type Rng, type Seat, shuffled, type Thought } from '@sesame/kernel';
import { priceRange } from '../rules/prices.ts';
import type { Claim, Laid, Move, OfferView, Spot, Tile, View } from '../rules/state.ts';

/** What a rival knows when it decides. */
export interface Situation {
  readonly view: View;
  readonly seat: Seat;
  readonly rng: Rng;
}

/** A player with a fixed way of playing, to measure bots against. */
export interface Rival {
  readonly id: string;
  /** Knows how to play against one opponent only. */
  readonly forTwo?: true;
  play(view: View, thought: Thought): Move;
}

/** A fixed way of offering tiles and of answering offers. */
export interface Habits {
  readonly id: string;
  /** Claim and price of a tile. Prices are fitted to the purse. */
  lay(tile: Tile, situation: Situation): { readonly claim: Claim; readonly price: number };
  /** What an offered tile is believed to be worth: it is bought if that is at least twice its price. */
  worth(offer: OfferView, situation: Situation): number;
  /** The tiles to offer, best first (default: random). */
  prefer?(tile: Tile, situation: Situation): number;
}

/** Makes a rival from its habits. It takes every trophy it can and never uses its power. */
export const makeRival = (habits: Habits): Rival => ({
  id: habits.id,
  play: (view, { seat, rng }) => {
    const situation = { view, seat, rng };
    const { may } = view;
    if (may.offer) return { type: 'offer', stall: stallOf(habits, situation) };
    const [trophy] = may.claim ?? [];
    if (trophy !== undefined) return { type: 'claim', trophy };
    if (may.choose) return transactionOf(habits, situation);
    if (may.answer) return { type: 'sell' };
    return { type: 'pass' };
  },
});

const stallOf = ({ lay, prefer = () => 0 }: Habits, situation: Situation): readonly Laid[] => {
  const { view, seat, rng } = situation;
  const own = view.seats[seat];
  const tiles = shuffled(
    rng,
    (own?.hand ?? []).flatMap(({ tile }) => tile ?? []),
  ).toSorted((one, other) => prefer(other, situation) - prefer(one, situation));
  const [left, right] = tiles.map((tile) => ({ tile, ...lay(tile, situation) }));
  if (own === undefined || left === undefined || right === undefined) throw new Error('fewer than two tiles in hand');
  if (own.purse < 2) {
    return [
      { ...left, price: own.purse },
      { ...right, price: 0 },
    ];
  }
  const { least, most } = priceRange(own.purse);
  const first = Math.min(most, Math.max(least, Math.round(left.price)));
  const second = Math.min(own.purse - first, Math.max(least, Math.round(right.price)));
  return [
    { ...left, price: first },
    { ...right, price: second },
  ];
};

/** The offer about which the rival is surest, bought or banked; an own offer is repacked if there is none. */
const transactionOf = ({ worth }: Habits, situation: Situation): Move => {
  const { view } = situation;
  let best: Move = { type: 'repack', column: view.may.repack?.[0] ?? 0 };
  let most = -Infinity;
  for (const { seller, column, barred, buy, bid } of view.may.choose ?? []) {
    const offer = view.seats[seller]?.stall[column];
    if (!offer || barred) continue;
    const spot: Spot = { seller, column };
    const gain = worth(offer, situation) - 2 * (buy?.price ?? bid?.least ?? 0);
    if (Math.abs(gain) <= most) continue;
    most = Math.abs(gain);
    if (bid) best = { type: 'bid', ...spot, sum: bid.least };
    else best = { type: gain >= 0 && buy?.payable ? 'buy' : 'bank', ...spot };
  }
  return best;
};
