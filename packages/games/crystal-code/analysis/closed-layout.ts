import type { CardType, Stock } from '../bots/card-types.ts';
import { type Constraint, cellOf, countEdges, fits, type Lines, openPlaces, type Place } from '../bots/machine-grid.ts';
import type { Card, Laid, Turn } from '../rules/state.ts';
import type { CardSelection } from './card-selections.ts';

/** What came of trying to lay a choice of cards. */
export interface LayoutAttempt {
  readonly found?: readonly Laid[];
  /** Whether it was found, or all ways were tried. */
  readonly isComplete: boolean;
  /** How many cards were laid on the way. */
  readonly effort: number;
}

/** Cards of one look that are to be laid, and those that lie. */
interface Pack {
  readonly type: CardType;
  readonly cards: readonly Card[];
  used: number;
}

/** The machine as far as it is laid. */
interface LayoutSearch {
  readonly grid: Map<Place, Lines>;
  readonly lay: Laid[];
  readonly packs: readonly Pack[];
  /** How many cards are to be laid in all. */
  readonly cards: number;
  /** How many may still be tried. */
  effort: number;
}

/**
 * Lays exactly the chosen cards as a closed machine, if it can. Every open place must be filled in the end, so it always
 * fills the one that is asked most of, with the cards that have the most lines first: ends come last.
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

/** On a grid so many cards touch at most that often, and beyond a tree every touch makes a ring. Ends are in none. */
const maxRings = (cards: number): number => Math.floor(2 * cards - 2 * Math.sqrt(cards)) - cards + 1;

/** `rings`: how many are still to be made. */
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

/** All that can lie at a place. */
const layingsAt = ({ packs, lay }: LayoutSearch, constraint: Constraint): readonly Laying[] => {
  const ways = packs.flatMap((pack) => {
    const card = pack.cards[pack.used];
    if (card === undefined) return [];
    return pack.type.turned.filter(({ lines }) => fits(constraint, lines)).map((turned) => ({ pack, card, ...turned }));
  });
  // It does not matter where the first card lies, or how, so it may as well be the one with the most lines.
  return lay.length === 0 ? ways.slice(0, 1) : ways;
};

/** A card that meets several lines closes a ring with each but the first. */
const ringsAt = ({ lines }: Constraint): number => Math.max(0, countEdges(lines) - 1);

const mostConstrained = (open: readonly Constraint[]): Constraint =>
  open.reduce((one, other) =>
    countEdges(other.lines | other.blank) > countEdges(one.lines | one.blank) ? other : one,
  );
