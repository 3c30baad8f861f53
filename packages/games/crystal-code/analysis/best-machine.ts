import { stockOf } from '../bots/card-types.ts';
import type { Card, Machine } from '../rules/state.ts';
import { cardSelections } from './card-selections.ts';
import { findClosedLayout } from './closed-layout.ts';

/** All cards a player laid or still holds, and all crystals won. */
export interface Materials {
  readonly cards: readonly Card[];
  readonly crystals: number;
}

/** The best functioning machine, if one was found. */
export interface BestMachine {
  readonly machine?: Machine;
  /** Whether the search was exhaustive for everything better. */
  readonly isSure: boolean;
}

/** Search budgets: placements tried in total, and per selection of cards. */
const MAX_CARDS_TRIED = 200_000;
const MAX_CARDS_TRIED_PER_SELECTION = 3_000;

/**
 * Best-first search for the best functioning machine (XC30, XC31), as if all cards and crystals had been there from the
 * start: tries to lay out selections of cards, best first. Yields its progress, 0 to 1.
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
