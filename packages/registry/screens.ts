import { entry as crackTheCode } from '@sesame/crack-the-code/entry';
import { entry as crazyMix } from '@sesame/crazy-mix/entry';
import { entry as crystalCode } from '@sesame/crystal-code/entry';
import { entry as fakeCrystal } from '@sesame/fake-crystal/entry';
import { entry as passwords } from '@sesame/passwords/entry';
import type { GameEntry } from '@sesame/ui';

/** The games as the web shows them, one line each: cards, boards and manuals (React), loaded when they are needed. */
export const GAMES: readonly GameEntry[] = [crackTheCode, fakeCrystal, passwords, crazyMix, crystalCode];

export const gameOf = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
