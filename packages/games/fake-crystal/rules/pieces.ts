import type { Seat } from '@sesame/kernel';

/** Orange, green, pink, blue: the back of a tile. */
export const COLOURS = ['o', 'g', 'p', 'b'] as const;
export type Colour = (typeof COLOURS)[number];

/** The face of a tile: number of crystals, or a fake. */
export const KINDS = ['1', '2', '3', 'f'] as const;
export type Kind = (typeof KINDS)[number];

export type Tile = `${Colour}${Kind}`;

/** The rows of a stall: the values that can be claimed. */
export const CLAIMS = [6, 12, 18] as const;
export type Claim = (typeof CLAIMS)[number];

export const COLUMNS = [0, 1] as const;
export type Column = (typeof COLUMNS)[number];

export const TROPHIES = [
  'green-2',
  'green-3',
  'green-4',
  'orange-11',
  'orange-22',
  'orange-123',
  'pink-4',
  'pink-5',
  'pink-6',
  'blue-most',
  'blue-second',
] as const;
export type Trophy = (typeof TROPHIES)[number];

export const POWERS = ['spy', 'negotiator', 'recycler', 'preemptor', 'vanguard'] as const;
export type Power = (typeof POWERS)[number];

export interface Options {
  readonly power: Power;
}

/** Credits, or the negotiator's token. */
export type Price = number | 'token';

/** A place on a stall. */
export interface Spot {
  readonly seller: Seat;
  readonly column: Column;
}

/** One column of an offer, as its owner makes it. */
export interface Laid {
  readonly tile: Tile;
  readonly claim: Claim;
  readonly price: Price;
}

/** `placed`: on one's own stall (negotiator) or another's (vanguard); counts as active (FC21). */
export type Token = 'inactive' | 'active' | 'placed';

/** The two columns of a stall; null if empty. */
export type Stall<O> = readonly [O | null, O | null];

/** The transaction chosen by the active seat while others may pre-empt it. */
export interface Chosen extends Spot {
  readonly type: 'buy' | 'bank';
  readonly by: Seat;
}

/** A past purchase or banking at a price. Everybody saw it. */
export interface Trade {
  readonly type: 'bought' | 'banked';
  /** The buyer, or the seat that took the stake. */
  readonly by: Seat;
  readonly seller: Seat;
  readonly tile: Tile;
  readonly claim: Claim;
  readonly price: number;
}

/** A bid for a token, out of the bidder's purse until the seller answers. */
export interface Bid extends Spot {
  readonly by: Seat;
  readonly sum: number;
}
