import type { Laid } from '../rules/state.ts';
import type { Stock } from './card-types.ts';
import {
  type Constraint,
  cellOf,
  countEdges,
  fits,
  type Grid,
  type Lines,
  openPlaces,
  type Place,
} from './machine-grid.ts';

/** A way to close a machine with cards in hand, with the spots and printed crystals it adds. */
interface Closing {
  readonly lay: readonly Laid[];
  readonly spots: number;
  readonly printed: number;
}

/** Search budget: placements tried before giving up. */
const MAX_CARDS_TRIED = 4_000;

/**
 * Depth-first search for the best way to close a machine with at most `most` more spots: most crystals, then fewest
 * cards. It always fills the most constrained open place, as every open place must be filled in the end.
 */
export const bestClosing = (start: Grid, stock: Stock, most: number): readonly Laid[] | undefined => {
  const grid = new Map<Place, Lines>(start);
  const packs = stock.map((pack) => ({ ...pack, used: 0 }));
  const lay: Laid[] = [];
  let left = packs.reduce((sum, { cards }) => sum + cards.length, 0);
  let effort = MAX_CARDS_TRIED;
  let best: Closing | undefined;

  const search = (spots: number, printed: number): void => {
    const open = openPlaces(grid);
    if (open.length === 0 && isBetter({ lay, spots, printed }, best)) best = { lay: [...lay], spots, printed };
    if (open.length === 0 || open.length > left) return;
    const constraint = mostConstrained(open);
    for (const pack of packs) {
      const { type, cards } = pack;
      const card = cards[pack.used];
      if (card === undefined || spots + type.spots > most) continue;
      pack.used++;
      left--;
      for (const { turn, lines } of type.turned) {
        if (!fits(constraint, lines) || effort-- <= 0) continue;
        grid.set(constraint.place, lines);
        lay.push({ card, ...cellOf(constraint.place), turn });
        search(spots + type.spots, printed + type.printed);
        lay.pop();
        grid.delete(constraint.place);
      }
      left++;
      pack.used--;
    }
  };
  search(0, 0);
  return best?.lay;
};

const isBetter = (one: Closing, other: Closing | undefined): boolean => {
  if (other === undefined) return true;
  const more = one.spots + one.printed - other.spots - other.printed;
  return more > 0 || (more === 0 && one.lay.length < other.lay.length);
};

const mostConstrained = (open: readonly Constraint[]): Constraint =>
  open.reduce((one, other) => (constrainedEdges(other) > constrainedEdges(one) ? other : one));

const constrainedEdges = ({ lines, blank }: Constraint): number => countEdges(lines) + countEdges(blank);
