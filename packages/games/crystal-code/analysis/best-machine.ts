import { stockOf } from '../bots/card-types.ts';
import type { Card, Machine } from '../rules/state.ts';
import { cardSelections } from './card-selections.ts';
import { findClosedLayout } from './closed-layout.ts';

/** What somebody had to build with: all cards laid or still in hand, and all crystals won. */
export interface Materials {
  readonly cards: readonly Card[];
  readonly crystals: number;
}

/** The best functioning machine of a kit, if there is any. */
export interface BestMachine {
  readonly machine?: Machine;
  /** Whether everything better was looked at to the end. */
  readonly isSure: boolean;
}

/** How many cards are laid in all before the search stops, and for one choice of cards. */
const MAX_CARDS_TRIED = 200_000;
const MAX_CARDS_TRIED_PER_SELECTION = 3_000;

/**
 * Searches for the best functioning machine (XC30, XC31), as if all cards and crystals had been there from the start:
 * chooses cards, the best choice first, and tries to lay them. Yields how far it is, 0 to 1, after every choice.
 */
export function* searchBestMachine({ cards, crystals }: Materials): Generator<number, BestMachine> {
  const stock = stockOf(cards);
  let isSure = true;
  let spent = 0;
  for (const choice of cardSelections(stock, crystals)) {
    const { found, isComplete, effort } = findClosedLayout(stock, choice, MAX_CARDS_TRIED_PER_SELECTION);
    if (found) return { machine: { cards: found, crystals: choice.spots }, isSure };
    isSure &&= isComplete;
    spent += effort + 1;
    if (spent >= MAX_CARDS_TRIED) return { isSure: false };
    yield spent / MAX_CARDS_TRIED;
  }
  return { isSure };
}
