import type { Claim, Column, Laid, May, Price, Range, TileView } from '../rules/state.ts';

/** A tile placed in a column. */
export interface Laying {
  /** Index in the hand. */
  readonly index: number;
  readonly claim: Claim;
}

/** The offer being made. */
export interface Draft {
  readonly laid: readonly [Laying | undefined, Laying | undefined];
  /** Prices of the columns; a tile starts at half of its claim, and nothing but the player changes it. */
  readonly prices: readonly [number | undefined, number | undefined];
  /** The column priced last. It can only use what the other price leaves. */
  readonly latest?: Column;
  /** Whether the player set that price, rather than laying a tile. */
  readonly isSet?: boolean;
  /** The column with the token instead of a price. */
  readonly token?: Column | undefined;
  /** Hand index of the tile picked up. */
  readonly held?: number | undefined;
}

export type Edit =
  | { readonly type: 'hold'; readonly index: number | undefined }
  /** Places a tile, by default the one picked up. A tile already there moves to where the new one came from. */
  | { readonly type: 'lay'; readonly column: Column; readonly claim: Claim; readonly index?: number }
  | { readonly type: 'lift'; readonly column: Column }
  | { readonly type: 'price'; readonly column: Column; readonly price: number }
  | { readonly type: 'token'; readonly column: Column | undefined };

export const EMPTY: Draft = { laid: [undefined, undefined], prices: [undefined, undefined] };

export const other = (column: Column): Column => (column === 0 ? 1 : 0);

/** The pair with one element replaced. */
const put = <One>(pair: readonly [One, One], column: Column, one: One): readonly [One, One] =>
  column === 0 ? [one, pair[1]] : [pair[0], one];

export const edited = (draft: Draft, edit: Edit): Draft => {
  switch (edit.type) {
    case 'hold':
      return { ...draft, held: edit.index };
    case 'lay': {
      const index = edit.index ?? draft.held;
      return index === undefined ? draft : laidOut(draft, edit.column, { index, claim: edit.claim });
    }
    case 'lift':
      return {
        ...draft,
        laid: put(draft.laid, edit.column, undefined),
        prices: put(draft.prices, edit.column, undefined),
        held: undefined,
      };
    case 'price':
      return { ...draft, prices: put(draft.prices, edit.column, edit.price), latest: edit.column, isSet: true };
    case 'token':
      return { ...draft, token: edit.column };
  }
};

const laidOut = (draft: Draft, column: Column, laying: Laying): Draft => {
  const there = draft.laid[column];
  const moved = put(draft.laid, column, laying);
  const cameFromStall = draft.laid[other(column)]?.index === laying.index;
  // A tile that changes columns takes its price along.
  const [left, right] = draft.prices;
  const prices = cameFromStall ? ([right, left] as const) : draft.prices;
  const isNew = prices[column] === undefined;
  return {
    ...draft,
    laid: cameFromStall ? put(moved, other(column), there) : moved,
    prices: isNew ? put(prices, column, laying.claim / 2) : prices,
    ...(isNew && { latest: column, isSet: false }),
    held: undefined,
  };
};

/** The column of a hand tile. */
export const columnOf = ({ laid }: Draft, index: number): Column | undefined =>
  laid[0]?.index === index ? 0 : laid[1]?.index === index ? 1 : undefined;

const clamp = (value: number, { least, most }: Range): number => Math.max(least, Math.min(most, value));

type OfferMay = NonNullable<May['offer']>;

const wanted = ({ prices }: Draft, column: Column, { least }: Range): number => prices[column] ?? least;

/** The column whose price goes before the other: the older one. A single credit can be moved to the newer one. */
const firstOf = ({ latest, isSet }: Draft, { sum }: OfferMay): Column =>
  latest === undefined ? 0 : sum.most === 1 && isSet ? latest : other(latest);

/** The current prices, always legal (FC6, FC23). */
export const pricesOf = (draft: Draft, may: OfferMay): readonly [Price, Price] => {
  const { token } = draft;
  if (token !== undefined && may.besideToken) {
    const beside = clamp(wanted(draft, other(token), may.besideToken), may.besideToken);
    return put<Price>(['token', 'token'], other(token), beside);
  }
  const first = firstOf(draft, may);
  const price = clamp(wanted(draft, first, may.price), { ...may.price, most: mostBeside(may, may.price.least) });
  const rest = { least: Math.max(may.price.least, may.sum.least - price), most: may.sum.most - price };
  return put<Price>([price, price], other(first), clamp(wanted(draft, other(first), may.price), rest));
};

const mostBeside = ({ price, sum }: OfferMay, otherPrice: number): number =>
  Math.min(price.most, sum.most - otherPrice);

/** Slider range of a price: what the other price leaves. A single credit can move from one to the other. */
export const rangeOf = (draft: Draft, may: OfferMay, column: Column): Range => {
  if (draft.token === other(column) && may.besideToken) return may.besideToken;
  const beside = pricesOf(draft, may)[other(column)];
  const isTaken = may.sum.most > 1 && beside !== 'token';
  return { least: may.price.least, most: mostBeside(may, isTaken ? beside : may.price.least) };
};

/** The finished offer; undefined until both columns have a tile. */
export const stallOf = (draft: Draft, may: OfferMay, hand: readonly TileView[]): readonly Laid[] | undefined => {
  const prices = pricesOf(draft, may);
  const stall = draft.laid.flatMap((laying, i) => {
    const tile = laying && hand[laying.index]?.tile;
    const price = prices[i === 0 ? 0 : 1];
    return laying && tile ? [{ tile, claim: laying.claim, price }] : [];
  });
  return stall.length === 2 ? stall : undefined;
};
