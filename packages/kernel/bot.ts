import type { Rng } from './rng.ts';
import type { Seat } from './rules.ts';

/** A bot. It sees what a person in its seat sees, never the state. Its name, face and strength are on its `BotCard`. */
export interface Bot<View, Move> {
  readonly id: string;
  play(view: View, thought: Thought): Move;
  /** Thinking time of a person of this strength, in milliseconds. The server delays the move by it. */
  takes?(view: View, move: Move, thought: Thought): number;
}

export interface Thought {
  readonly seat: Seat;
  readonly rng: Rng;
  /** Computing time in milliseconds. */
  readonly budget: number;
}

export type AnyBot = Bot<unknown, unknown>;
