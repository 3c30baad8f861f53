import type { Bench } from '../rules/build.ts';
import type { Laid } from '../rules/state.ts';
import { type Look, type Stock, stockOf } from './card-types.ts';
import { cellOf, countOf, type Demand, fits, openPlaces, type Site, siteOf } from './machine-grid.ts';

/** Cards laid to see what becomes of a machine. */
export interface Sketch {
  readonly lay: readonly Laid[];
  /** How well its open places can be built on. */
  readonly room: number;
}

interface Draft extends Sketch {
  readonly site: Site;
  /** How many cards of each look in the stock are laid. */
  readonly used: readonly number[];
  /** The spots of the cards laid. */
  readonly spots: number;
  readonly demands: readonly Demand[];
  /** Lines that lead nowhere. */
  readonly open: number;
}

/** So many cards may be laid that no crystal needs. */
const SPARE = 3;
/** So many drafts of each number of cards are carried on. */
const WIDTH = 60;

/**
 * Ways to lay cards: for each choice of cards and number of lines that stay open, the one with the most room. More cards
 * than crystals need are hardly ever worth laying early, as what is in hand can still be laid in any way.
 */
export const sketchesOf = (bench: Bench, need: number): readonly Sketch[] => {
  const stock = stockOf(bench.hand);
  const bare = drafted({ site: siteOf(bench.machine), lay: [], used: stock.map(() => 0), spots: 0 });
  const all: Draft[] = [bare];
  let drafts: readonly Draft[] = [bare];
  for (let cards = 1; cards <= bench.hand.length && drafts.length > 0; cards++) {
    const grown = drafts.filter(({ spots }) => cards <= SPARE || spots < need).flatMap((draft) => grow(draft, stock));
    drafts = roomiest(grown)
      .toSorted((one, other) => roughly(one, need) - roughly(other, need))
      .slice(0, WIDTH);
    all.push(...drafts);
  }
  return all;
};

const drafted = (parts: Pick<Draft, 'site' | 'lay' | 'used' | 'spots'>): Draft => {
  const demands = openPlaces(parts.site);
  const open = demands.reduce((sum, { lines }) => sum + countOf(lines), 0);
  return { ...parts, demands, open, room: demands.reduce((sum, demand) => sum + roomAt(demand), 0) };
};

/** Free edges are room; a place that several lines lead to is hard to fill. */
const roomAt = ({ lines, blank }: Demand): number => 4 - countOf(lines) - countOf(blank) - 4 * (countOf(lines) - 1);

const grow = (draft: Draft, stock: Stock): readonly Draft[] =>
  stock.flatMap(({ look, cards }, i) => {
    const used = draft.used[i] ?? 0;
    const card = cards[used];
    if (card === undefined) return [];
    return draft.demands.flatMap((demand) =>
      turnsAt(draft, look, demand).map(({ turn, lines }) =>
        drafted({
          site: new Map(draft.site).set(demand.place, lines),
          lay: [...draft.lay, { card, ...cellOf(demand.place), turn }],
          used: draft.used.with(i, used + 1),
          spots: draft.spots + look.spots,
        }),
      ),
    );
  });

/** The first card of a machine may lie in any turn. */
const turnsAt = ({ site }: Draft, { turned }: Look, demand: Demand): Look['turned'] =>
  site.size === 0 ? turned.slice(0, 1) : turned.filter(({ lines }) => fits(demand, lines));

const roomiest = (drafts: readonly Draft[]): readonly Draft[] => {
  const best = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = `${draft.used.join()} ${draft.open}`;
    if (draft.room > (best.get(key)?.room ?? Number.NEGATIVE_INFINITY)) best.set(key, draft);
  }
  return [...best.values()];
};

/** How far a draft is from what is usually good: just enough spots, and two lines open. */
const roughly = ({ open, spots, room }: Draft, need: number): number =>
  (spots < need ? 2 * (need - spots) : spots - need) + 2 * Math.abs(open - 2) - room / 10;
