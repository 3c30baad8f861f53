import { crackTheCode } from '@sesame/crack-the-code';
import { crazyMix } from '@sesame/crazy-mix';
import { crystalCode } from '@sesame/crystal-code';
import { fakeCrystal } from '@sesame/fake-crystal';
import type { Game } from '@sesame/kernel';
import { passwords } from '@sesame/passwords';

/** The games of Sesame, one line each: rules and bots, loaded when they are needed. */
export const GAMES: readonly Game[] = [crackTheCode, fakeCrystal, passwords, crazyMix, crystalCode];

/** Games from outside, by id. */
const registered = new Map<string, Game>();

/**
 * Adds games from outside to those of this process; one of the same id is replaced, but none of Sesame's own. Returns how to
 * remove them again.
 */
export const registerGames = (games: readonly Game[]): (() => void) => {
  for (const game of games) {
    if (GAMES.some(({ id }) => id === game.id)) throw new Error(`There is a built-in game ${game.id} already.`);
    registered.set(game.id, game);
  }
  return () => {
    for (const game of games) if (registered.get(game.id) === game) registered.delete(game.id);
  };
};

/** The games of Sesame, and those from outside. */
export const allGames = (): readonly Game[] => [...GAMES, ...registered.values()];

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id) ?? registered.get(id);
