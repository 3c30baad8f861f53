import type { AnyBot } from './bot.ts';
import type { AnyPlans } from './conditional-moves.ts';
import type { AnyDaily } from './daily.ts';
import type { AnyRules } from './rules.ts';
import type { Text } from './text.ts';

/** What the house knows of a game before it loads it. Rules and bots are loaded when they are needed. */
export interface Game {
  readonly id: string;
  readonly name: Text;
  readonly rules: () => Promise<AnyRules>;
  readonly bots: () => Promise<readonly AnyBot[]>;
  readonly daily?: () => Promise<AnyDaily>;
  /** Moves decided ahead, where that makes sense. */
  readonly plans?: () => Promise<AnyPlans>;
}
