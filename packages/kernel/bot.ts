import type { Rng } from './rng.ts';
import type { Seat } from './rules.ts';
import type { Text } from './text.ts';

/** A player that sees what a person in its seat sees, never the state. */
export interface Bot<View, Move> {
  readonly id: string;
  readonly name: Text;
  /** From 1, the weakest. */
  readonly level: number;
  play(view: View, thought: Thought): Move;
  /** Milliseconds that a person of its strength takes over this move. The house lets them pass. */
  takes?(view: View, move: Move, thought: Thought): number;
}

export interface Thought {
  readonly seat: Seat;
  readonly rng: Rng;
  /** Milliseconds it may think. */
  readonly budget: number;
}

export type AnyBot = Bot<unknown, unknown>;
