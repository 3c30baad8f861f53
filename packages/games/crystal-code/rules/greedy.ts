import type { Bench } from './build.ts';
import { partOf } from './cards.ts';
import { freeSpots, placesFor, statusOf } from './machine.ts';
import type { Laid, Plan } from './state.ts';

interface Draft extends Bench {
  readonly lay: readonly Laid[];
}

/**
 * XC36: greedy plan for a player whose time is up. Lays the best next card as long as crystals need a spot or the
 * machine improves. `last`: this is the last building phase.
 */
export const greedyPlan = (bench: Bench, last: boolean): Plan => {
  let draft: Draft = { ...bench, lay: [] };
  for (;;) {
    const next = bestNext(draft, last);
    if (next === undefined) return { lay: draft.lay };
    draft = next;
  }
};

const bestNext = (draft: Draft, last: boolean): Draft | undefined => {
  const short = freeSpots(draft.machine) < draft.crystals;
  let best: Draft | undefined;
  let least = short ? Number.POSITIVE_INFINITY : costOf(draft, last);
  for (const card of draft.hand) {
    if (short && partOf(card).spots === 0) continue;
    for (const laid of placesFor(draft.machine, card)) {
      const next = laying(draft, laid);
      const cost = costOf(next, last);
      if (cost < least) [best, least] = [next, cost];
    }
  }
  return best;
};

const laying = ({ hand, machine, crystals, lay }: Draft, laid: Laid): Draft => ({
  hand: hand.filter((card) => card !== laid.card),
  machine: { ...machine, cards: [...machine.cards, laid] },
  crystals,
  lay: [...lay, laid],
});

/** Heuristic distance from a functioning machine or, before the last phase, from one that can still become so. */
const costOf = ({ machine, crystals, lay }: Draft, last: boolean): number => {
  const placed = Math.min(crystals, freeSpots(machine));
  const { open, empty, functions } = statusOf({ ...machine, crystals: machine.crystals + placed });
  const lines = last ? open : looseCost(open);
  return 4 * (crystals - placed) + 2 * lines + 2 * empty + lay.length - (last && functions ? 20 : 0);
};

/** Before the last phase one or two lines should stay open, as nothing can be added to a closed machine. */
const looseCost = (open: number): number => (open === 0 ? 8 : Math.max(0, open - 2));
