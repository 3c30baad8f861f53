import type { Laid } from '../rules/state.ts';
import type { Stock } from './card-types.ts';
import { cellOf, countOf, type Demand, fits, type Lines, openPlaces, type Place, type Site } from './machine-grid.ts';

/** A way to close a machine with cards in hand, and the spots and printed crystals that it adds. */
interface Closing {
  readonly lay: readonly Laid[];
  readonly spots: number;
  readonly printed: number;
}

/** How many cards are tried before the search stops. */
const EFFORT = 4_000;

/**
 * The best way to close a machine with at most so many more spots: the most crystals, then the fewest cards.
 * Every open place is to be filled in the end, so it always fills the one whose neighbours ask for most.
 */
export const bestClosing = (start: Site, stock: Stock, most: number): readonly Laid[] | undefined => {
  const site = new Map<Place, Lines>(start);
  const packs = stock.map((pack) => ({ ...pack, used: 0 }));
  const lay: Laid[] = [];
  let left = packs.reduce((sum, { cards }) => sum + cards.length, 0);
  let effort = EFFORT;
  let best: Closing | undefined;

  const search = (spots: number, printed: number): void => {
    const open = openPlaces(site);
    if (open.length === 0 && isBetter({ lay, spots, printed }, best)) best = { lay: [...lay], spots, printed };
    if (open.length === 0 || open.length > left) return;
    const demand = tightest(open);
    for (const pack of packs) {
      const { look, cards } = pack;
      const card = cards[pack.used];
      if (card === undefined || spots + look.spots > most) continue;
      pack.used++;
      left--;
      for (const { turn, lines } of look.turned) {
        if (!fits(demand, lines) || effort-- <= 0) continue;
        site.set(demand.place, lines);
        lay.push({ card, ...cellOf(demand.place), turn });
        search(spots + look.spots, printed + look.printed);
        lay.pop();
        site.delete(demand.place);
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

const tightest = (open: readonly Demand[]): Demand =>
  open.reduce((one, other) => (askedBy(other) > askedBy(one) ? other : one));

const askedBy = ({ lines, blank }: Demand): number => countOf(lines) + countOf(blank);
