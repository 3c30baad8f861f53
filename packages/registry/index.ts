import { crackTheCode } from '@sesame/crack-the-code';
import { crazyMix } from '@sesame/crazy-mix';
import { crystalCode } from '@sesame/crystal-code';
import { fakeCrystal } from '@sesame/fake-crystal';
import { passwords } from '@sesame/passwords';
import type { GameEntry } from '@sesame/ui';

/** The games of the house, one line each. Nothing of a game is loaded before it is needed. */
export const GAMES: readonly GameEntry[] = [crackTheCode, fakeCrystal, passwords, crazyMix, crystalCode];

export const gameOf = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
