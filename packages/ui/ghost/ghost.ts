import type { Progress } from '@sesame/kernel';

/** Somebody's earlier race on the same puzzle or hand, to race against. */
export interface Ghost {
  readonly name: string;
  /** Whether it is the player's own. */
  readonly isYou: boolean;
  readonly stages: number;
  readonly progress: Progress;
  /** When all stages were done. */
  readonly time: number;
}
