/** A pentagon tile, by its place in the table of tiles. */
export type Tile = number;

/** The sides of a tile, clockwise as in the table. */
export const SIDES = [0, 1, 2, 3, 4] as const;
export type Side = (typeof SIDES)[number];

/** A tile in a chain: the side that touches the tile before it, and the side that touches the next. */
export interface Link {
  readonly tile: Tile;
  /** Missing on the first tile. */
  readonly in?: Side;
  /** Missing on the last tile. */
  readonly out?: Side;
}

/** A row of five tiles. */
export type Chain = readonly Link[];

/** A machine card, `c0` to `c99`: its place in the table of cards. */
export type Card = `c${number}`;

/** Quarter turns, clockwise. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turn = (typeof TURNS)[number];

/** A card in a machine. x grows to the right, y downwards; the first card of a machine lies at 0, 0. */
export interface Laid {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

export interface Machine {
  /** In the order in which they were laid. */
  readonly cards: readonly Laid[];
  /** Crystals on its spots. They fill the spots in the order in which the cards were laid. Without printed ones. */
  readonly crystals: number;
}

/** What a seat does in a building phase. */
export interface Plan {
  /** In the order of laying. */
  readonly lay: readonly Laid[];
  /** Two cards to discard for a new one, if none is laid. */
  readonly swap?: readonly Card[];
}

export interface Options {
  /** Redraw deals until all hands can be chained and are similarly hard. */
  readonly fair: boolean;
  /** Highlight matching sides. Display only. */
  readonly help: boolean;
  /** Duration of the hourglass in seconds. */
  readonly glass: number;
  /** Everyone races in their own time. */
  readonly apart: boolean;
  /** XC40: no glass runs, and all right chains are paid alike. */
  readonly untimed: boolean;
}
