import { CARDS, partOf } from '../rules/cards.ts';
import { type Prize, prizesOf } from '../rules/prizes.ts';
import type { Card, Chain, Laid, Machine, Tile } from '../rules/state.ts';

/** Players of the examples. */
export const NAMES: readonly string[] = ['Ann', 'Bo', 'Cleo'];

/** Two matching tiles: three mountains and four. */
export const PAIR: Chain = [
  { tile: 13, out: 1 },
  { tile: 20, in: 2 },
];

/** A right chain of three, and one whose middle tile is joined on adjacent sides. */
export const APART: Chain = [
  { tile: 0, out: 0 },
  { tile: 13, in: 3, out: 1 },
  { tile: 20, in: 2 },
];
export const ADJACENT: Chain = [
  { tile: 0, out: 0 },
  { tile: 13, in: 3, out: 2 },
  { tile: 11, in: 2 },
];

/** Tiles of the exercise: one symbol fits, two others are the same but too few. */
export const TRIAL: readonly [Tile, Tile] = [13, 11];

/** A race for a room of four crystals; Cleo's chain is wrong. */
export const RACE: readonly Prize[] = prizesOf({ finishers: 2, crystals: 4, sweep: false });

/** Ann wins both races of the final; ten crystals are left for the second. */
export const SWEEP: readonly Prize[] = prizesOf({ finishers: 3, crystals: 10, sweep: true });

/** A card with these lines, spots and printed crystals. */
const cardWith = (lines: string, spots: number, printed = 0): Card => {
  const found = CARDS.find((card) => {
    const part = partOf(card);
    return part.lines.join('') === lines && part.spots === spots && part.printed === printed;
  });
  if (found === undefined) throw new Error(`there is no card with ${lines}, ${spots} and ${printed}`);
  return found;
};

/** A straight card, used as the card icon. */
export const ANY_CARD: Card = cardWith('NS', 1);

const LAID: readonly Laid[] = [
  { card: cardWith('NES', 2, 1), x: 0, y: 0, turn: 0 },
  { card: cardWith('N', 1), x: 0, y: -1, turn: 2 },
  { card: ANY_CARD, x: 1, y: 0, turn: 1 },
  { card: cardWith('N', 2), x: 2, y: 0, turn: 3 },
  { card: cardWith('NE', 1), x: 0, y: 1, turn: 0 },
  { card: cardWith('N', 0, 1), x: 1, y: 1, turn: 3 },
];

/** A functioning machine: seven crystals on seven spots, two printed ones, no open line. */
export const GOOD: Machine = { cards: LAID, crystals: 7 };

/** The same without its last card and one crystal. */
export const UNFINISHED: Machine = { cards: LAID.slice(0, -1), crystals: 6 };
