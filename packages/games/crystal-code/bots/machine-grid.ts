import { EDGES } from '../rules/cards.ts';
import { linesOf } from '../rules/machine.ts';
import type { Card, Machine, Turn } from '../rules/state.ts';

/*
 * Machines as numbers, for search: a place is a number, and the lines of a card are bits, north the lowest.
 */

export type Place = number;
export type Lines = number;

/** The lines of the card at each place that has one. */
export type Site = ReadonlyMap<Place, Lines>;

const REACH = 1_000;
/** To the neighbour in the north, east, south and west. */
const STEPS = [-1, REACH, 1, -REACH] as const;

const placeOf = ({ x, y }: { readonly x: number; readonly y: number }): Place => x * REACH + y;

export const cellOf = (place: Place): { readonly x: number; readonly y: number } => {
  const x = Math.round(place / REACH);
  return { x, y: place - x * REACH };
};

export const bitsOf = (card: Card, turn: Turn): Lines =>
  linesOf(card, turn).reduce((bits, edge) => bits | (1 << EDGES.indexOf(edge)), 0);

export const siteOf = ({ cards }: Machine): Site =>
  new Map(cards.map((laid) => [placeOf(laid), bitsOf(laid.card, laid.turn)]));

/** What its neighbours ask of a card at a place: lines that must be there, and edges that must be blank. */
export interface Demand {
  readonly place: Place;
  readonly lines: Lines;
  readonly blank: Lines;
}

/** XC24. */
export const fits = ({ lines, blank }: Demand, turned: Lines): boolean =>
  (turned & lines) === lines && (turned & blank) === 0;

const demandAt = (site: Site, place: Place): Demand => {
  let [lines, blank] = [0, 0];
  for (const [edge, step] of STEPS.entries()) {
    const neighbour = site.get(place + step);
    if (neighbour === undefined) continue;
    if (hasLine(neighbour, edge ^ 2)) lines |= 1 << edge;
    else blank |= 1 << edge;
  }
  return { place, lines, blank };
};

const hasLine = (lines: Lines, edge: number): boolean => (lines & (1 << edge)) !== 0;

/** The empty places that lines lead to; before the first card, the place of that card. */
export const openPlaces = (site: Site): readonly Demand[] => {
  if (site.size === 0) return [{ place: 0, lines: 0, blank: 0 }];
  const open = new Map<Place, Demand>();
  for (const [place, lines] of site) {
    for (const [edge, step] of STEPS.entries()) {
      const next = place + step;
      if (hasLine(lines, edge) && !site.has(next) && !open.has(next)) open.set(next, demandAt(site, next));
    }
  }
  return [...open.values()];
};

/** How many edges there are in a set of them. */
export const countOf = (lines: Lines): number => COUNTS[lines] ?? 0;

const COUNTS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
