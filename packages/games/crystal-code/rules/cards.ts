import type { Card } from './pieces.ts';

/** The edges of a card, clockwise: north, east, south, west. */
export const EDGES = ['N', 'E', 'S', 'W'] as const;
export type Edge = (typeof EDGES)[number];

/** XC3: what a machine card shows. */
export interface Part {
  /** Edges with a line on the unturned card. */
  readonly lines: readonly Edge[];
  /** Spots for crystals. */
  readonly spots: number;
  /** Printed crystals. */
  readonly printed: number;
}

/** XC3: lines, spots, printed crystals and number of copies. Cards are numbered in this order. */
const KINDS: readonly (readonly [lines: string, spots: number, printed: number, copies: number])[] = [
  // Ends close a machine. There are fewer ends than branches need, so they are worth keeping.
  ['N', 0, 1, 2],
  ['N', 1, 0, 6],
  ['N', 1, 1, 2],
  ['N', 2, 0, 10],
  ['N', 3, 0, 6],
  // Corners.
  ['NE', 0, 0, 4],
  ['NE', 0, 1, 2],
  ['NE', 1, 0, 8],
  ['NE', 2, 0, 8],
  ['NE', 3, 0, 4],
  // Straight lines.
  ['NS', 0, 0, 4],
  ['NS', 1, 0, 6],
  ['NS', 1, 1, 2],
  ['NS', 2, 0, 6],
  ['NS', 3, 0, 2],
  // Forks.
  ['NES', 0, 0, 4],
  ['NES', 1, 0, 4],
  ['NES', 2, 0, 6],
  ['NES', 2, 1, 2],
  ['NES', 3, 0, 2],
  // Crossings.
  ['NESW', 0, 0, 2],
  ['NESW', 1, 0, 2],
  ['NESW', 2, 0, 3],
  ['NESW', 4, 0, 3],
];

const PARTS: readonly Part[] = KINDS.flatMap(([lines, spots, printed, copies]) =>
  Array.from({ length: copies }, () => ({ lines: EDGES.filter((edge) => lines.includes(edge)), spots, printed })),
);

/** All cards, `c0` first. */
export const CARDS: readonly Card[] = PARTS.map((_, i): Card => `c${i}`);

const BY_CARD: ReadonlyMap<string, Part> = new Map(PARTS.map((part, i) => [`c${i}`, part]));

/** What a card shows. */
export const partOf = (card: Card): Part => {
  const part = BY_CARD.get(card);
  if (part === undefined) throw new Error(`there is no card ${card}`);
  return part;
};
