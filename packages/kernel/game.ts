import type { AnyBot } from './bot.ts';
import type { BotCard } from './bot-card.ts';
import type { AnyPlans } from './conditional-moves.ts';
import type { AnyDaily } from './daily.ts';
import type { AnyPuzzles } from './puzzle.ts';
import type { AnyRacePace } from './race-pace.ts';
import type { AnyRules } from './rules.ts';
import type { Text } from './text.ts';
import type { TimingOf } from './timetable.ts';

/** A game as registered. Rules and bots are loaded on demand. */
export interface Game {
  readonly id: string;
  readonly name: Text;
  readonly rules: () => Promise<AnyRules>;
  readonly bots: () => Promise<readonly AnyBot[]>;
  /** The same bots as players see them, weakest first, without the code that plays. */
  readonly cast: () => Promise<readonly BotCard[]>;
  /** How times tell a player's strength, in games with races. */
  readonly pace?: () => Promise<AnyRacePace>;
  /** How long people need to see its events. */
  readonly timetable: () => Promise<TimingOf>;
  readonly daily?: () => Promise<AnyDaily>;
  /** Puzzles from finished matches, if the game has them. */
  readonly puzzles?: () => Promise<AnyPuzzles>;
  /** Conditional moves, if the game has them. */
  readonly plans?: () => Promise<AnyPlans>;
}
