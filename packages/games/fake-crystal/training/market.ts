import { CREDITS } from '../rules/sides.ts';
import { KINDS } from '../rules/state.ts';
import { BAG, FACES } from '../rules/tiles.ts';

/*
 * An abstraction of a round for two: no colours, trophies or claims, only purses, prices and answers. Both sides lay two
 * tiles and answer those of the other. Tiles 0 and 1 belong to side 0, tiles 2 and 3 to side 1.
 */

/** Credits are only moved, so one purse tells the other. */
export const ALL_CREDITS = 2 * CREDITS;

/** No tile is worth a higher price. */
export const MOST_PRICE = 12;

/** Mean value of each kind between bots, with its share in trophies and tokens, in the order of `KINDS`. */
const WORTHS = [8.2, 15.7, 22.2, -0.5];

/** The kind of every tile in the bag, as an index into `KINDS`. */
export const KINDS_IN_BAG: readonly number[] = BAG.map((tile) => KINDS.indexOf(FACES[tile].kind));

export const TILES = [0, 1, 2, 3] as const;
export type TileAt = (typeof TILES)[number];

export const sellerOf = (tile: TileAt): 0 | 1 => (tile < 2 ? 0 : 1);

/** FC8: the order in which the tiles are answered, if side 0 and if side 1 is first. */
export const ANSWER_ORDERS: readonly (readonly TileAt[])[] = [
  [2, 0, 3, 1],
  [0, 2, 1, 3],
];

export interface Round {
  /** Credits of side 0. */
  readonly purse: number;
  readonly kinds: readonly number[];
  /** Prices as the purses allow them. */
  readonly prices: readonly number[];
  readonly order: readonly TileAt[];
  /** Who buys; a buyer who cannot pay banks. */
  readonly bought: readonly boolean[];
}

/** FC6: prices that a purse allows, as near as possible to what is wanted. */
export const fitted = (purse: number, [left = 0, right = 0]: readonly number[]): readonly [number, number] => {
  if (purse < 2) return left >= right ? [purse, 0] : [0, purse];
  const first = Math.min(Math.max(1, left), purse - 1);
  return [first, Math.min(Math.max(1, right), purse - first)];
};

/** The lead of side 0 after a round: in tiles, and in what its purse is worth then. */
export const leadAfter = ({ purse, kinds, prices, order, bought }: Round, purseLeads: ArrayLike<number>): number => {
  const [a = 0, b = 0, c = 0, d = 0] = prices;
  const purses: [number, number] = [purse - a - b, ALL_CREDITS - purse - c - d];
  let lead = 0;
  for (const tile of order) {
    const seller = sellerOf(tile);
    const buyer = seller === 0 ? 1 : 0;
    const [price, worth] = [prices[tile] ?? 0, WORTHS[kinds[tile] ?? 0] ?? 0];
    if (bought[tile] && purses[buyer] >= price) {
      purses[buyer] -= price;
      purses[seller] += 2 * price;
      lead += buyer === 0 ? worth : -worth;
    } else {
      purses[buyer] += price;
      lead += seller === 0 ? worth : -worth;
    }
  }
  return lead + (purseLeads[purses[0]] ?? 0);
};
