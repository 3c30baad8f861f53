import { stockOf } from '../bots/card-types.ts';
import type { Card, Machine } from '../rules/state.ts';
import { choicesOf } from './card-selections.ts';
import { layOut } from './closed-layout.ts';

/** What somebody had to build with: all cards laid or still in hand, and all crystals won. */
export interface Kit {
  readonly cards: readonly Card[];
  readonly crystals: number;
}

/** The best functioning machine of a kit, if there is any. */
export interface Best {
  readonly machine?: Machine;
  /** Whether everything better was looked at to the end. */
  readonly isSure: boolean;
}

/** How many cards are laid in all before the search stops, and for one choice of cards. */
const EFFORT = 200_000;
const EFFORT_EACH = 3_000;

/**
 * Searches for the best functioning machine (XC30, XC31), as if all cards and crystals had been there from the start:
 * chooses cards, the best choice first, and tries to lay them. Yields how far it is, 0 to 1, after every choice.
 */
export function* searchBest({ cards, crystals }: Kit): Generator<number, Best> {
  const stock = stockOf(cards);
  let isSure = true;
  let spent = 0;
  for (const choice of choicesOf(stock, crystals)) {
    const { found, isComplete, effort } = layOut(stock, choice, EFFORT_EACH);
    if (found) return { machine: { cards: found, crystals: choice.spots }, isSure };
    isSure &&= isComplete;
    spent += effort + 1;
    if (spent >= EFFORT) return { isSure: false };
    yield spent / EFFORT;
  }
  return { isSure };
}
