import { partOf } from '../rules/cards.ts';
import { type Card, TURNS, type Turn } from '../rules/state.ts';
import { type Lines, lineBits } from './machine-grid.ts';

/** A class of interchangeable cards: same lines up to turning, same spots and printed crystals. */
export interface CardType {
  readonly lines: number;
  readonly spots: number;
  readonly printed: number;
  /** Distinct turns, with the lines of the card in each. */
  readonly turned: readonly { readonly turn: Turn; readonly lines: Lines }[];
}

const CARD_TYPES = new Map<string, CardType>();

/** Interned: equal cards share one object. */
export const cardTypeOf = (card: Card): CardType => {
  const { lines, spots, printed } = partOf(card);
  const name = `${lines.join('')} ${spots} ${printed}`;
  const known = CARD_TYPES.get(name);
  if (known !== undefined) return known;
  const all = TURNS.map((turn) => ({ turn, lines: lineBits(card, turn) }));
  const turned = all.filter((one, i) => all.findIndex((other) => other.lines === one.lines) === i);
  const type: CardType = { lines: lines.length, spots, printed, turned };
  CARD_TYPES.set(name, type);
  return type;
};

/** A hand grouped by card type. */
export type Stock = readonly { readonly type: CardType; readonly cards: readonly Card[] }[];

export const stockOf = (hand: readonly Card[]): Stock =>
  [...Map.groupBy(hand, cardTypeOf)].map(([type, cards]) => ({ type, cards }));
