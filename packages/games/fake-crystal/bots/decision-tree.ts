import type { Move } from '../rules/state.ts';

/** Visit statistics of a move. */
export interface MoveStats {
  readonly move: Move;
  visits: number;
  total: number;
}

/** A decision node, keyed by everything the seat has observed on the way. */
interface Decision {
  readonly moves: readonly MoveStats[];
  visits: number;
}

/** Information-set tree: nodes are keyed by observations, so a plan never uses hidden information. */
export type DecisionTree = Map<string, Decision>;

/** Below this many visits a node is left to the default policy. */
const MIN_VISITS = 6;
const EXPLORATION = 0.15;

/** Visits a node and selects a move; undefined while the default policy decides. */
export const select = (
  tree: DecisionTree,
  observations: string,
  moves: () => readonly Move[],
): MoveStats | undefined => {
  const known = tree.get(observations);
  if (known === undefined) {
    tree.set(observations, { moves: moves().map((move) => ({ move, visits: 0, total: 0 })), visits: 1 });
    return undefined;
  }
  known.visits += 1;
  return known.visits <= MIN_VISITS ? undefined : bestByUcb(known);
};

export const backUp = (stats: MoveStats, value: number): void => {
  stats.visits += 1;
  stats.total += value;
};

/** UCB1: mean value plus an exploration bonus. */
const bestByUcb = ({ moves, visits }: Decision): MoveStats | undefined => {
  let best: MoveStats | undefined;
  let most = -Infinity;
  for (const one of moves) {
    if (one.visits === 0) return one;
    const score = one.total / one.visits + EXPLORATION * Math.sqrt(Math.log(visits) / one.visits);
    if (score > most) [best, most] = [one, score];
  }
  return best;
};
