import { crackTheCode } from '@sesame/crack-the-code';
import { crazyMix } from '@sesame/crazy-mix';
import { crystalCode } from '@sesame/crystal-code';
import { fakeCrystal } from '@sesame/fake-crystal';
import type { Game } from '@sesame/kernel';
import { passwords } from '@sesame/passwords';

/** The games of this server, one line each: rules and bots, loaded when they are needed. */
export const GAMES: readonly Game[] = [crackTheCode, fakeCrystal, passwords, crazyMix, crystalCode];

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
