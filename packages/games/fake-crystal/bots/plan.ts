import type { Move } from '../rules/state.ts';

/** What has come of a move so far. */
export interface Tried {
  readonly move: Move;
  visits: number;
  total: number;
}

/** A decision of the own seat, told apart from others by all that the seat has noticed on the way. */
interface Decision {
  readonly tried: readonly Tried[];
  visits: number;
}

/** The decisions of a seat that lie ahead: it plans for what it will know, never for what it cannot. */
export type Plan = Map<string, Decision>;

/** How often a decision is left to habit before it is weighed. */
const HABIT = 6;
const CURIOUS = 0.15;

/** Visits a decision. Undefined: it is too new to be weighed, and habit decides. */
export const consider = (plan: Plan, noticed: string, moves: () => readonly Move[]): Tried | undefined => {
  const known = plan.get(noticed);
  if (known === undefined) {
    plan.set(noticed, { tried: moves().map((move) => ({ move, visits: 0, total: 0 })), visits: 1 });
    return undefined;
  }
  known.visits += 1;
  return known.visits <= HABIT ? undefined : mostHopeful(known);
};

export const credit = (tried: Tried, value: number): void => {
  tried.visits += 1;
  tried.total += value;
};

/** The best so far, with a bonus for what was tried seldom. */
const mostHopeful = ({ tried, visits }: Decision): Tried | undefined => {
  let best: Tried | undefined;
  let most = -Infinity;
  for (const one of tried) {
    if (one.visits === 0) return one;
    const hope = one.total / one.visits + CURIOUS * Math.sqrt(Math.log(visits) / one.visits);
    if (hope > most) [best, most] = [one, hope];
  }
  return best;
};
