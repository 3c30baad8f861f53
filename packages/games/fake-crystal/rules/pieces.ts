import type { Seat } from '@sesame/kernel';

/** Orange, green, pink, blue: what the back of a tile shows. */
export const COLOURS = ['o', 'g', 'p', 'b'] as const;
export type Colour = (typeof COLOURS)[number];

/** What the face shows: so many crystals, or a fake. */
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

/** Credits, or the negotiator's token in their place. */
export type Price = number | 'token';

/** A place on a stall. */
export interface Spot {
  readonly seller: Seat;
  readonly column: Column;
}

/** A tile on a stall, as its owner lays it there. */
export interface Laid {
  readonly tile: Tile;
  readonly claim: Claim;
  readonly price: Price;
}

/** `placed`: it lies on a stall, the own (negotiator) or another's (vanguard), and still counts as active. */
export type Token = 'inactive' | 'active' | 'placed';

/** The two columns of a stall; null where nothing lies. */
export type Stall<O> = readonly [O | null, O | null];

/** The transaction that the active seat has chosen while others may pre-empt it. */
export interface Chosen extends Spot {
  readonly type: 'buy' | 'bank';
  readonly by: Seat;
}

/** A sum that lies before a token, out of the bidder's purse, until the seller answers. */
export interface Bid extends Spot {
  readonly by: Seat;
  readonly sum: number;
}
