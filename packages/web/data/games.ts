import { type AnyRules, type BotCard, YOUR_LEVEL } from '@sesame/kernel';
import { GAMES as BUILT_IN_GAMES } from '@sesame/registry/screens';
import type { AnyScreen, GameEntry } from '@sesame/ui';
import { use } from 'react';
import outsideGames from './outside-games.ts';

/** Servers offer no daily puzzle and no puzzles from matches of games from outside. */
const withoutPuzzles = ({ daily: _, puzzles: __, ...game }: GameEntry): GameEntry => game;

/** The games of Sesame, and those from outside that this web app was built with. */
export const GAMES: readonly GameEntry[] = [...BUILT_IN_GAMES, ...outsideGames.map(withoutPuzzles)];

export const gameOf = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);

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
/** Its bots, and the one that adapts. */
export const loadEveryBot = memoizeByGame(async (game) => [...(await loadBots(game)), YOUR_LEVEL]);
export const loadScreen = memoizeByGame((game) => game.screen());
export const loadPuzzleScreen = memoizeByGame(async (game) => (await loadScreen(game)).puzzles?.());
export const loadDailyScreen = memoizeByGame(async (game) => (await loadScreen(game)).daily?.());

export const useRules = (game: GameEntry): AnyRules => use(loadRules(game));
/** The game's bots, weakest first. */
export const useBots = (game: GameEntry): readonly BotCard[] => use(loadBots(game));
export const useEveryBot = (game: GameEntry): readonly BotCard[] => use(loadEveryBot(game));
export const useScreen = (game: GameEntry): AnyScreen => use(loadScreen(game));
