import type { AnyDaily } from '@sesame/kernel';
import type { DailyProgress } from '@sesame/protocol';
import type { AnyDailyScreen, GameEntry } from '@sesame/ui';
import { useState } from 'react';

interface OpenRace {
  readonly daily: AnyDaily;
  readonly puzzle: unknown;
}

/** The race on a finished puzzle, where its game can make the puzzle again. */
export const useGhostRace = (
  game: GameEntry,
  screen: AnyDailyScreen | undefined,
  played: DailyProgress | undefined,
) => {
  const [race, setRace] = useState<OpenRace>();
  const review = played?.end?.review ?? null;
  const start = async () => {
    const daily = await game.daily?.();
    if (daily?.ghosts === undefined || screen?.puzzleOf === undefined) return;
    setRace({ daily, puzzle: screen.puzzleOf(played?.view, review) });
  };
  return {
    race,
    leave: () => setRace(undefined),
    /** Missing where there is nothing to race on. */
    ...(screen?.puzzleOf !== undefined && review !== null && { start: () => void start() }),
  };
};
