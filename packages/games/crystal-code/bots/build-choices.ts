import { type Bench, worksOf } from '../rules/build.ts';
import { freeSpots, statusOf } from '../rules/machine.ts';
import type { Card, Plan, Status } from '../rules/state.ts';
import { stockOf } from './card-types.ts';
import { bestClosing } from './closing-search.ts';
import { type Layout, layoutsOf } from './lay-search.ts';
import { gridOf } from './machine-grid.ts';

/** A building plan and its result. */
export interface BuildChoice {
  readonly plan: Plan;
  readonly status: Status;
  /** Cards left in hand. */
  readonly hand: readonly Card[];
  readonly room: number;
}

/** Candidate plans for a building phase: layouts, the best way to close the machine, and swaps. */
export const buildChoices = (bench: Bench): readonly BuildChoice[] => {
  const need = bench.crystals - freeSpots(bench.machine);
  const closing = bestClosing(gridOf(bench.machine), stockOf(bench.hand), need);
  const layouts = layoutsOf(bench, need);
  const plans: readonly (Plan & Pick<Layout, 'room'>)[] = [
    ...layouts.map(({ lay, room }) => ({ lay, room })),
    ...(closing === undefined ? [] : [{ lay: closing, room: 0 }]),
    ...pairsOf(bench.hand).map((swap) => ({ lay: [], swap, room: layouts[0]?.room ?? 0 })),
  ];
  return plans.flatMap(({ room, ...plan }) => {
    const works = worksOf(bench, plan);
    return works.ok ? [{ plan, status: statusOf(works.value.machine), hand: works.value.hand, room }] : [];
  });
};

/** XC27: pairs to swap, one per combination of card types. */
const pairsOf = (hand: readonly Card[]): readonly (readonly Card[])[] => {
  const stock = stockOf(hand);
  return stock.flatMap(({ cards: [one, another] }, i) =>
    [another, ...stock.slice(i + 1).map(({ cards: [first] }) => first)].flatMap((other) =>
      one !== undefined && other !== undefined ? [[one, other]] : [],
    ),
  );
};
