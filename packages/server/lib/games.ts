import type { AnyDaily, AnyPlans, AnyRacePace, AnyRules, BotCard, TimingOf } from '@sesame/kernel';
import { YOUR_LEVEL } from '@sesame/kernel';
import { GAMES, gameOf } from '@sesame/registry';

/** The games of this server, loaded once at start-up. Bots are only described here; they run in worker threads. */
export interface Games {
  rulesOf(game: string): AnyRules | undefined;
  /** Whether a game has this bot; `YOUR_LEVEL` is in every game, but none of its ladder. */
  hasBot(game: string, bot: string): boolean;
  botOf(game: string, bot: string): BotCard | undefined;
  dailyOf(game: string): Promise<AnyDaily | undefined>;
  /** How times tell a player's strength, in games with races. */
  paceOf(game: string): Promise<AnyRacePace | undefined>;
  /** Conditional moves of a game, if it has them. */
  plansOf(game: string): AnyPlans | undefined;
  /** How long people need to see the events of a game. */
  timetableOf(game: string): TimingOf | undefined;
  list(): readonly { readonly id: string; readonly rules: AnyRules; readonly bots: readonly BotCard[] }[];
}

export const loadGames = async (): Promise<Games> => {
  const loaded = await Promise.all(
    GAMES.map(async ({ id, rules, cast, plans, timetable }) => ({
      id,
      rules: await rules(),
      bots: await cast(),
      plans: await plans?.(),
      timetable: await timetable(),
    })),
  );
  const found = (id: string) => loaded.find((game) => game.id === id);
  const onLadder = (game: string, bot: string) => found(game)?.bots.find(({ id }) => id === bot);
  return {
    rulesOf: (game) => found(game)?.rules,
    hasBot: (game, bot) => onLadder(game, bot) !== undefined,
    botOf: (game, bot) => (bot === YOUR_LEVEL.id ? YOUR_LEVEL : onLadder(game, bot)),
    dailyOf: async (game) => gameOf(game)?.daily?.(),
    paceOf: async (game) => gameOf(game)?.pace?.(),
    plansOf: (game) => found(game)?.plans,
    timetableOf: (game) => found(game)?.timetable,
    list: () => loaded,
  };
};
