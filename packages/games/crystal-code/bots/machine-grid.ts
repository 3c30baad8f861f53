import { EDGES } from '../rules/cards.ts';
import { linesOf } from '../rules/machine.ts';
import type { Card, Machine, Turn } from '../rules/state.ts';

/*
 * Compact machines for search: a place is one number, and the lines of a card are bits, north the lowest.
 */

export type Place = number;
export type Lines = number;

/** Lines of the laid cards by place. */
export type Grid = ReadonlyMap<Place, Lines>;

const COLUMN_STRIDE = 1_000;
/** Offsets to the neighbours in the north, east, south and west. */
const NEIGHBOUR_OFFSETS = [-1, COLUMN_STRIDE, 1, -COLUMN_STRIDE] as const;

const placeOf = ({ x, y }: { readonly x: number; readonly y: number }): Place => x * COLUMN_STRIDE + y;

export const cellOf = (place: Place): { readonly x: number; readonly y: number } => {
  const x = Math.round(place / COLUMN_STRIDE);
  return { x, y: place - x * COLUMN_STRIDE };
};

export const lineBits = (card: Card, turn: Turn): Lines =>
  linesOf(card, turn).reduce((bits, edge) => bits | (1 << EDGES.indexOf(edge)), 0);

export const gridOf = ({ cards }: Machine): Grid =>
  new Map(cards.map((laid) => [placeOf(laid), lineBits(laid.card, laid.turn)]));

/** What neighbouring cards require of a card at a place: edges with a line, and blank edges. */
export interface Constraint {
  readonly place: Place;
  readonly lines: Lines;
  readonly blank: Lines;
}

/** XC24: whether turned lines satisfy a constraint. */
export const fits = ({ lines, blank }: Constraint, turned: Lines): boolean =>
  (turned & lines) === lines && (turned & blank) === 0;

const constraintAt = (grid: Grid, place: Place): Constraint => {
  let [lines, blank] = [0, 0];
  for (const [edge, step] of NEIGHBOUR_OFFSETS.entries()) {
    const neighbour = grid.get(place + step);
    if (neighbour === undefined) continue;
    if (hasLine(neighbour, edge ^ 2)) lines |= 1 << edge;
    else blank |= 1 << edge;
  }
  return { place, lines, blank };
};

const hasLine = (lines: Lines, edge: number): boolean => (lines & (1 << edge)) !== 0;

/** Empty places that open lines lead to; on an empty grid, the place of the first card. */
export const openPlaces = (grid: Grid): readonly Constraint[] => {
  if (grid.size === 0) return [{ place: 0, lines: 0, blank: 0 }];
  const open = new Map<Place, Constraint>();
  for (const [place, lines] of grid) {
    for (const [edge, step] of NEIGHBOUR_OFFSETS.entries()) {
      const next = place + step;
      if (hasLine(lines, edge) && !grid.has(next) && !open.has(next)) open.set(next, constraintAt(grid, next));
    }
  }
  return [...open.values()];
};

/** Population count of an edge set. */
export const countEdges = (lines: Lines): number => EDGE_COUNTS[lines] ?? 0;

const EDGE_COUNTS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
