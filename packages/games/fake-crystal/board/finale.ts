import type { Locale, Outcome, Seat } from '@sesame/kernel';
import { type Finale, type FinaleContext, makeTexts } from '@sesame/ui';
import type { Blue, Event, Part, Tile, View } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { finalCountTexts } from './final-count-texts.ts';
import { tileName } from './piece-names.ts';

/** In the order in which the columns appear. */
const PARTS = ['trophies', 'tiles', 'fakes', 'credits'] as const satisfies readonly (keyof Part)[];

const figure = (sum: number): string => String(sum).replace('-', '−');

/** The score by parts, who has the blue trophies, and the best bluff or bargain. */
export const finale = (view: View, _: Outcome, { events, context }: FinaleContext<Event>): Finale => {
  const { locale, names } = context;
  const say = finalCountTexts[locale];
  if (view.end === undefined) return { columns: [] };
  const { outcome, blue } = view.end;
  const name = (seat: Seat) => names[seat] ?? '';
  return {
    columns: [
      ...PARTS.map((part, i) => ({
        label: say.parts[part],
        of: (seat: Seat) => figure(outcome.detail[seat]?.[part] ?? 0),
        from: i + 1,
      })),
      {
        label: say.total,
        of: (seat: Seat) => figure(outcome.scores[seat] ?? 0),
        from: PARTS.length + 1,
        className: 'total',
      },
    ],
    note: blueNote(blue, locale, name),
    highlight: highlightOf(events, locale, name),
  };
};

type NameOf = (seat: Seat) => string;

/** Blue crystals of all seats, and who gets the blue trophies (FC17). */
const blueNote = ({ crystals, most, second }: Blue, locale: Locale, name: NameOf): string => {
  const say = finalCountTexts[locale];
  const counts = crystals.map((count, seat) => say.blue(name(seat), count)).join(', ');
  const isNone = crystals.every((count) => count === 0);
  if (isNone) return say.nobody;
  if (most === undefined) return `${say.blueTitle} ${counts}. ${say.tie}`;
  return `${say.blueTitle} ${counts}. ${say.most(name(most))} ${second === undefined ? say.noSecond : say.second(name(second))}`;
};

interface Sale {
  readonly by: Seat;
  readonly seller: Seat;
  readonly tile: Tile;
  readonly claim: number;
  readonly price: number;
  /** Points by which the seller came out ahead of the buyer. */
  readonly profit: number;
}

const salesIn = (events: readonly Event[]): readonly Sale[] =>
  events.flatMap((event) => {
    if (event.type !== 'bought' && event.type !== 'sold') return [];
    const { by, seller, tile, claim } = event;
    const price = event.type === 'bought' ? event.price : event.sum;
    return [{ by, seller, tile, claim, price, profit: 2 * price - FACES[tile].value }];
  });

const best = (sales: readonly Sale[], worth: (sale: Sale) => number): Sale | undefined =>
  sales.filter((sale) => worth(sale) > 0).toSorted((a, b) => worth(b) - worth(a))[0];

/** The most profitable bluff that was bought; without one, the best bargain. */
const highlightOf = (events: readonly Event[], locale: Locale, name: NameOf): string | undefined => {
  const sales = salesIn(events);
  const bluffs = sales.filter(({ tile, claim }) => claim > FACES[tile].value);
  const bluff = best(bluffs, ({ profit }) => profit);
  const bargain = best(sales, ({ profit }) => -profit);
  const found = bluff ?? bargain;
  if (found === undefined) return undefined;
  const say = highlightTexts[locale];
  const { by, seller, tile, claim, price } = found;
  const parts = { by: name(by), seller: name(seller), tile: tileName(tile, locale), claim, price };
  return found === bluff ? say.bluff(parts) : say.bargain(parts);
};

interface SaleParts {
  readonly by: string;
  readonly seller: string;
  readonly tile: string;
  readonly claim: number;
  readonly price: number;
}

const highlightTexts = makeTexts({
  en: {
    bluff: ({ by, seller, tile, claim, price }: SaleParts) =>
      `Bluff of the match: ${seller} claimed ${claim} and sold ${by} ${tile} for ${price}.`,
    bargain: ({ by, seller, tile, price }: SaleParts) =>
      `Bargain of the match: ${by} bought ${tile} from ${seller} for only ${price}.`,
  },
  fr: {
    bluff: ({ by, seller, tile, claim, price }) =>
      `Le bluff de la partie : ${seller} a annoncé ${claim} et vendu ${tile} à ${by} pour ${price}.`,
    bargain: ({ by, seller, tile, price }) =>
      `L’affaire de la partie : ${by} a acheté ${tile} à ${seller} pour seulement ${price}.`,
  },
  nl: {
    bluff: ({ by, seller, tile, claim, price }) =>
      `De bluf van de partij: ${seller} gaf ${claim} op en verkocht ${by} ${tile} voor ${price}.`,
    bargain: ({ by, seller, tile, price }) =>
      `De koop van de partij: ${by} kocht ${tile} van ${seller} voor maar ${price}.`,
  },
});
