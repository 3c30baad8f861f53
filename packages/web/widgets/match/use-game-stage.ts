import { type GameEntry, type Scene, type StageUpdate, useReducedMotion, useStage } from '@sesame/ui';
import { type RefObject, useEffect } from 'react';
import { useScreen } from '../../data/games.ts';
import { ANIMATION_SPEEDS, useSettings } from '../../data/settings.ts';

/** The stage with a game’s timetable, at the speed that the player has chosen; `speed` is a factor on it. */
export const useGameStage = <State>(
  game: GameEntry,
  update: StageUpdate<State>,
  speed = 1,
): Scene<State> & { readonly skip: () => void } => {
  const { timetable } = useScreen(game);
  const { animationSpeed } = useSettings();
  const isReduced = useReducedMotion();
  return useStage(update, { timingOf: timetable, tempo: ANIMATION_SPEEDS[animationSpeed] / speed, isReduced });
};

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, button, a, [role="button"]') !== null;

/** While the board is behind, a click on it, Space or Enter shows the newest position. */
export const useSkipMoments = (board: RefObject<HTMLElement | null>, skip: (() => void) | undefined): void => {
  useEffect(() => {
    const element = board.current;
    if (skip === undefined || element === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      const isOnBoard = event.target instanceof Node && element.contains(event.target);
      if (!isOnBoard && isTextInput(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    element.addEventListener('pointerdown', skip);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [board, skip]);
};
