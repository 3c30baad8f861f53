import type { Move } from '../rules/state.ts';

/** What has come of a move so far. */
export interface MoveStats {
  readonly move: Move;
  visits: number;
  total: number;
}

/** A decision of the own seat, told apart from others by all that the seat has noticed on the way. */
interface Decision {
  readonly tried: readonly MoveStats[];
  visits: number;
}

/** The decisions of a seat that lie ahead: it plans for what it will know, never for what it cannot. */
export type DecisionTree = Map<string, Decision>;

/** How often a decision is left to habit before it is weighed. */
const MIN_VISITS = 6;
const EXPLORATION = 0.15;

/** Visits a decision. Undefined: it is too new to be weighed, and habit decides. */
export const select = (plan: DecisionTree, noticed: string, moves: () => readonly Move[]): MoveStats | undefined => {
  const known = plan.get(noticed);
  if (known === undefined) {
    plan.set(noticed, { tried: moves().map((move) => ({ move, visits: 0, total: 0 })), visits: 1 });
    return undefined;
  }
  known.visits += 1;
  return known.visits <= MIN_VISITS ? undefined : bestByUcb(known);
};

export const backUp = (tried: MoveStats, value: number): void => {
  tried.visits += 1;
  tried.total += value;
};

/** The best so far, with a bonus for what was tried seldom. */
const bestByUcb = ({ tried, visits }: Decision): MoveStats | undefined => {
  let best: MoveStats | undefined;
  let most = -Infinity;
  for (const one of tried) {
    if (one.visits === 0) return one;
    const hope = one.total / one.visits + EXPLORATION * Math.sqrt(Math.log(visits) / one.visits);
    if (hope > most) [best, most] = [one, hope];
  }
  return best;
};
