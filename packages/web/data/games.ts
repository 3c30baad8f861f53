import type { AnyRules, BotCard } from '@sesame/kernel';
import type { AnyScreen, GameEntry } from '@sesame/ui';
import { use } from 'react';

export { GAMES, gameOf } from '@sesame/registry/screens';

/** Caches one lazily loaded part per game, for use with `use()` (Suspense). */
const memoizeByGame = <Value>(load: (game: GameEntry) => Promise<Value>) => {
  const loaded = new Map<string, Promise<Value>>();
  return (game: GameEntry): Promise<Value> => {
    const known = loaded.get(game.id);
    if (known !== undefined) return known;
    const loading = load(game);
    loaded.set(game.id, loading);
    // Forget a failed load, so that the next use retries.
    loading.catch(() => loaded.delete(game.id));
    return loading;
  };
};

export const loadRules = memoizeByGame((game) => game.rules());
const loadBots = memoizeByGame(async (game) => (await game.cast()).toSorted((a, b) => a.level - b.level));
/** Its bots, and the one that adapts, which is loaded apart from the first page. */
export const loadEveryBot = memoizeByGame(async (game) => {
  const [bots, { YOUR_LEVEL }] = await Promise.all([loadBots(game), import('./your-level.ts')]);
  return [...bots, YOUR_LEVEL];
});
export const loadScreen = memoizeByGame((game) => game.screen());
export const loadDailyScreen = memoizeByGame(async (game) => (await loadScreen(game)).daily?.());

export const useRules = (game: GameEntry): AnyRules => use(loadRules(game));
/** The game's bots, weakest first. */
export const useBots = (game: GameEntry): readonly BotCard[] => use(loadBots(game));
export const useEveryBot = (game: GameEntry): readonly BotCard[] => use(loadEveryBot(game));
export const useScreen = (game: GameEntry): AnyScreen => use(loadScreen(game));
