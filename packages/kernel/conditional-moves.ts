import type { Result } from './result.ts';
import type { Seat } from './rules.ts';

/**
 * Conditional moves, for correspondence matches. Like a bot, they depend only on the seat's view, so that they cannot leak
 * anything.
 */
export interface Plans<Plan, View, Move> {
  /** Parses a plan from untrusted JSON and checks that it fits the present view. */
  parse(json: unknown, view: View, seat: Seat): Result<Plan>;
  /** The plan’s next move. A plan is never modified: the view shows what has happened since it was made. */
  next(plan: Plan, view: View, seat: Seat): Planned<Move>;
}

/** A move, nothing yet, or the end of the plan: it was carried out or no longer fits. */
export type Planned<Move> =
  | { readonly do: 'play'; readonly move: Move }
  | { readonly do: 'wait' }
  | { readonly do: 'end'; readonly why: 'done' | 'unfit' };

export type AnyPlans = Plans<unknown, unknown, unknown>;
