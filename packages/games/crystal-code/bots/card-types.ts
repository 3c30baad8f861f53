import { partOf } from '../rules/cards.ts';
import { type Card, TURNS, type Turn } from '../rules/state.ts';
import { bitsOf, type Lines } from './machine-grid.ts';

/** What a card looks like. Cards of one look are as good as each other. */
export interface Look {
  /** How many lines it has. */
  readonly lines: number;
  readonly spots: number;
  readonly printed: number;
  /** The turns that differ, with the lines of the card in each. */
  readonly turned: readonly { readonly turn: Turn; readonly lines: Lines }[];
}

const LOOKS = new Map<string, Look>();

/** The same object for cards that look the same. */
export const lookOf = (card: Card): Look => {
  const { lines, spots, printed } = partOf(card);
  const name = `${lines.join('')} ${spots} ${printed}`;
  const known = LOOKS.get(name);
  if (known !== undefined) return known;
  const all = TURNS.map((turn) => ({ turn, lines: bitsOf(card, turn) }));
  const turned = all.filter((one, i) => all.findIndex((other) => other.lines === one.lines) === i);
  const look: Look = { lines: lines.length, spots, printed, turned };
  LOOKS.set(name, look);
  return look;
};

/** A hand by looks. */
export type Stock = readonly { readonly look: Look; readonly cards: readonly Card[] }[];

export const stockOf = (hand: readonly Card[]): Stock =>
  [...Map.groupBy(hand, lookOf)].map(([look, cards]) => ({ look, cards }));
