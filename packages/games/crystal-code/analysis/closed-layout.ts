import type { Look, Stock } from '../bots/card-types.ts';
import { cellOf, countOf, type Demand, fits, type Lines, openPlaces, type Place } from '../bots/machine-grid.ts';
import type { Card, Laid, Turn } from '../rules/state.ts';
import type { Choice } from './card-selections.ts';

/** What came of trying to lay a choice of cards. */
export interface Tried {
  readonly found?: readonly Laid[];
  /** Whether it was found, or all ways were tried. */
  readonly isComplete: boolean;
  /** How many cards were laid on the way. */
  readonly effort: number;
}

/** Cards of one look that are to be laid, and those that lie. */
interface Pack {
  readonly look: Look;
  readonly cards: readonly Card[];
  used: number;
}

/** The machine as far as it is laid. */
interface Work {
  readonly site: Map<Place, Lines>;
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
export const layOut = (stock: Stock, { taken, cards, inner, rings }: Choice, most: number): Tried => {
  if (rings > mostRings(inner)) return { isComplete: true, effort: 0 };
  const packs = stock
    .map(({ look, cards: all }, i): Pack => ({ look, cards: all.slice(0, taken[i]), used: 0 }))
    .toSorted((one, other) => other.look.lines - one.look.lines);
  const work: Work = { site: new Map(), lay: [], packs, cards, effort: most };
  const isFound = search(work, rings);
  return { ...(isFound && { found: work.lay }), isComplete: isFound || work.effort > 0, effort: most - work.effort };
};

/** On a grid so many cards touch at most that often, and beyond a tree every touch makes a ring. Ends are in none. */
const mostRings = (cards: number): number => Math.floor(2 * cards - 2 * Math.sqrt(cards)) - cards + 1;

/** `rings`: how many are still to be made. */
const search = (work: Work, rings: number): boolean => {
  const { site, lay, cards } = work;
  const open = openPlaces(site);
  if (open.length === 0) return lay.length === cards;
  if (open.length > cards - lay.length || open.reduce((sum, place) => sum + ringsAt(place), 0) > rings) return false;
  const demand = tightest(open);
  for (const { pack, card, turn, lines } of waysAt(work, demand)) {
    if (work.effort === 0) return false;
    work.effort--;
    pack.used++;
    site.set(demand.place, lines);
    lay.push({ card, ...cellOf(demand.place), turn });
    if (search(work, rings - ringsAt(demand))) return true;
    lay.pop();
    site.delete(demand.place);
    pack.used--;
  }
  return false;
};

interface Way {
  readonly pack: Pack;
  readonly card: Card;
  readonly turn: Turn;
  readonly lines: Lines;
}

/** All that can lie at a place. */
const waysAt = ({ packs, lay }: Work, demand: Demand): readonly Way[] => {
  const ways = packs.flatMap((pack) => {
    const card = pack.cards[pack.used];
    if (card === undefined) return [];
    return pack.look.turned.filter(({ lines }) => fits(demand, lines)).map((turned) => ({ pack, card, ...turned }));
  });
  // It does not matter where the first card lies, or how, so it may as well be the one with the most lines.
  return lay.length === 0 ? ways.slice(0, 1) : ways;
};

/** A card that meets several lines closes a ring with each but the first. */
const ringsAt = ({ lines }: Demand): number => Math.max(0, countOf(lines) - 1);

const tightest = (open: readonly Demand[]): Demand =>
  open.reduce((one, other) => (countOf(other.lines | other.blank) > countOf(one.lines | one.blank) ? other : one));
