import type { Viewer } from '@sesame/kernel';
import type { GameEntry, Moment } from '@sesame/ui';
import { useEffect, useMemo } from 'react';
import { useGameStage } from '../../widgets/match/use-game-stage.ts';
import { type Playback, useAutoplay } from './use-playback.ts';

/** What the board of a replay shows. */
interface StagedReplay {
  readonly ply: number;
  readonly viewer: Viewer;
  readonly events: readonly unknown[];
  readonly moment: Moment<unknown> | undefined;
}

/** Shows moments while a replay plays by itself, as in a live match. Steps by hand are shown at once. */
export const useStagedReplay = (
  playback: Playback,
  viewer: Viewer,
  { game, eventsAt }: { readonly game: GameEntry; readonly eventsAt: (ply: number) => readonly unknown[] },
): StagedReplay => {
  const { ply, isForward, isAuto, isPlaying, speed } = playback;
  const update = useMemo(
    () => ({ state: { ply, viewer }, events: isForward ? eventsAt(ply) : [], isUrgent: !isAuto }),
    [ply, viewer, isForward, isAuto, eventsAt],
  );
  const { state, events, moment, isBehind, skip } = useGameStage(game, update, speed);
  useAutoplay(playback, isBehind);
  useEffect(() => {
    // Paused in the middle of a moment.
    if (!isPlaying && isBehind) skip();
  }, [isPlaying, isBehind, skip]);
  return { ...state, events, moment };
};
