import type { GameEntry } from '@sesame/ui';
import { useEffect } from 'react';
import { makeObservable } from '../../data/observable.ts';

/** The game whose board is on the page, for the keyboard help. */
export const shownGame = makeObservable<GameEntry | undefined>(undefined);

export const useShownGame = (game: GameEntry): void =>
  useEffect(() => {
    shownGame.set(game);
    return () => shownGame.set(undefined);
  }, [game]);
