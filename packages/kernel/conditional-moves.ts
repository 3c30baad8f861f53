import type { Result } from './result.ts';
import type { Seat } from './rules.ts';

/**
 * Moves that a seat decides ahead, for matches over days. They are made from what the seat sees and nothing else, as a
 * bot makes its own, so that they can give nothing away.
 */
export interface Plans<Plan, View, Move> {
  /** Reads a plan from JSON of any origin, and whether it makes sense in what the seat sees now. */
  parse(json: unknown, view: View, seat: Seat): Result<Plan>;
  /** What the plan says now. The view tells what has happened since it was made, so a plan never changes. */
  next(plan: Plan, view: View, seat: Seat): Planned<Move>;
}

/** What a plan says: a move, nothing yet, or that it is over, because it was carried out or does not fit any more. */
export type Planned<Move> =
  | { readonly do: 'play'; readonly move: Move }
  | { readonly do: 'wait' }
  | { readonly do: 'end'; readonly why: 'done' | 'unfit' };

export type AnyPlans = Plans<unknown, unknown, unknown>;
