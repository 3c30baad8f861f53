import type { AnyDaily, AnyPlans, AnyPuzzles, AnyRacePace, AnyRules, BotCard, TimingOf } from '@sesame/kernel';
import { YOUR_LEVEL } from '@sesame/kernel';
import { allGames, gameOf } from '@sesame/registry';
import type { OutsideGames } from './outside-games.ts';

/** The games of this server, loaded once at start-up. Bots are only described here; they run in worker threads. */
export interface Games {
  rulesOf(game: string): AnyRules | undefined;
  /** Whether a game has this bot; `YOUR_LEVEL` is in every game, but none of its ladder. */
  hasBot(game: string, bot: string): boolean;
  botOf(game: string, bot: string): BotCard | undefined;
  dailyOf(game: string): Promise<AnyDaily | undefined>;
  /** Whether a game finds puzzles in its matches, and how. */
  hasPuzzles(game: string): boolean;
  puzzlesOf(game: string): Promise<AnyPuzzles | undefined>;
  /** How times tell a player's strength, in games with races. */
  paceOf(game: string): Promise<AnyRacePace | undefined>;
  /** Conditional moves of a game, if it has them. */
  plansOf(game: string): AnyPlans | undefined;
  /** How long people need to see the events of a game. */
  timetableOf(game: string): TimingOf | undefined;
  /** Whether a game is from outside, so that its rules may fail. */
  isOutside(game: string): boolean;
  /** Whether a game from outside was switched off, because it has held up the server too often. */
  isOff(game: string): boolean;
  /** Games that can be played: those that were not switched off. */
  list(): readonly { readonly id: string; readonly rules: AnyRules; readonly bots: readonly BotCard[] }[];
}

/** What is asked about games from outside. */
type Outside = Pick<OutsideGames, 'has' | 'disabledBecause'>;
const NONE: Outside = { has: () => false, disabledBecause: () => undefined };

export const loadGames = async (outside: Outside = NONE): Promise<Games> => {
  const loaded = await Promise.all(
    allGames().map(async ({ id, rules, cast, plans, timetable }) => ({
      id,
      rules: await rules(),
      bots: await cast(),
      plans: await plans?.(),
      timetable: await timetable(),
    })),
  );
  const found = (id: string) => loaded.find((game) => game.id === id);
  const onLadder = (game: string, bot: string) => found(game)?.bots.find(({ id }) => id === bot);
  const isOff = (game: string) => outside.disabledBecause(game) !== undefined;
  return {
    rulesOf: (game) => found(game)?.rules,
    hasBot: (game, bot) => onLadder(game, bot) !== undefined,
    botOf: (game, bot) => (bot === YOUR_LEVEL.id ? YOUR_LEVEL : onLadder(game, bot)),
    dailyOf: async (game) => gameOf(game)?.daily?.(),
    hasPuzzles: (game) => gameOf(game)?.puzzles !== undefined,
    puzzlesOf: async (game) => gameOf(game)?.puzzles?.(),
    paceOf: async (game) => gameOf(game)?.pace?.(),
    plansOf: (game) => found(game)?.plans,
    timetableOf: (game) => found(game)?.timetable,
    isOutside: outside.has,
    isOff,
    list: () => loaded.filter(({ id }) => !isOff(id)),
  };
};
