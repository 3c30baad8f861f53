import type { CardType, Stock } from '../bots/card-types.ts';
import { type Constraint, cellOf, countEdges, fits, type Lines, openPlaces, type Place } from '../bots/machine-grid.ts';
import type { Card, Laid, Turn } from '../rules/state.ts';
import type { CardSelection } from './card-selections.ts';

/** Result of trying to lay out a selection of cards. */
export interface LayoutAttempt {
  readonly found?: readonly Laid[];
  /** Found, or the search was exhaustive. */
  readonly isComplete: boolean;
  /** Placements tried. */
  readonly effort: number;
}

/** Cards of one type, with the number already laid. */
interface Pack {
  readonly type: CardType;
  readonly cards: readonly Card[];
  used: number;
}

/** State of the depth-first search. */
interface LayoutSearch {
  readonly grid: Map<Place, Lines>;
  readonly lay: Laid[];
  readonly packs: readonly Pack[];
  /** Total number of cards to lay. */
  readonly cards: number;
  /** Remaining search budget. */
  effort: number;
}

/**
 * Depth-first search for a closed machine of exactly the selected cards. It fills the most constrained open place
 * first, and tries cards with many lines first, so that ends come last.
 */
export const findClosedLayout = (
  stock: Stock,
  { taken, cards, inner, rings }: CardSelection,
  most: number,
): LayoutAttempt => {
  if (rings > maxRings(inner)) return { isComplete: true, effort: 0 };
  const packs = stock
    .map(({ type, cards: all }, i): Pack => ({ type, cards: all.slice(0, taken[i]), used: 0 }))
    .toSorted((one, other) => other.type.lines - one.type.lines);
  const work: LayoutSearch = { grid: new Map(), lay: [], packs, cards, effort: most };
  const isFound = search(work, rings);
  return { ...(isFound && { found: work.lay }), isComplete: isFound || work.effort > 0, effort: most - work.effort };
};

/** Upper bound on rings of this many cards on a grid: the maximum number of adjacencies, minus those of a tree. */
const maxRings = (cards: number): number => Math.floor(2 * cards - 2 * Math.sqrt(cards)) - cards + 1;

/** `rings`: rings still to be formed. */
const search = (work: LayoutSearch, rings: number): boolean => {
  const { grid, lay, cards } = work;
  const open = openPlaces(grid);
  if (open.length === 0) return lay.length === cards;
  if (open.length > cards - lay.length || open.reduce((sum, place) => sum + ringsAt(place), 0) > rings) return false;
  const constraint = mostConstrained(open);
  for (const { pack, card, turn, lines } of layingsAt(work, constraint)) {
    if (work.effort === 0) return false;
    work.effort--;
    pack.used++;
    grid.set(constraint.place, lines);
    lay.push({ card, ...cellOf(constraint.place), turn });
    if (search(work, rings - ringsAt(constraint))) return true;
    lay.pop();
    grid.delete(constraint.place);
    pack.used--;
  }
  return false;
};

interface Laying {
  readonly pack: Pack;
  readonly card: Card;
  readonly turn: Turn;
  readonly lines: Lines;
}

/** Cards and turns that fit at a place. */
const layingsAt = ({ packs, lay }: LayoutSearch, constraint: Constraint): readonly Laying[] => {
  const ways = packs.flatMap((pack) => {
    const card = pack.cards[pack.used];
    if (card === undefined) return [];
    return pack.type.turned.filter(({ lines }) => fits(constraint, lines)).map((turned) => ({ pack, card, ...turned }));
  });
  // Position and turn of the first card do not matter, so it is the one with the most lines.
  return lay.length === 0 ? ways.slice(0, 1) : ways;
};

/** A card that meets several lines closes a ring with all but one of them. */
const ringsAt = ({ lines }: Constraint): number => Math.max(0, countEdges(lines) - 1);

const mostConstrained = (open: readonly Constraint[]): Constraint =>
  open.reduce((one, other) =>
    countEdges(other.lines | other.blank) > countEdges(one.lines | one.blank) ? other : one,
  );
