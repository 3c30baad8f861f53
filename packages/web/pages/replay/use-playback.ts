import { useEffect, useEffectEvent, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long autoplay stays at a position at speed 1. */
const PLY_DURATION_MS = 1600;

/**
 * The state of a replay's playback. `isForward`: the last change was one step forward, so events are animated;
 * `isAuto`: by autoplay, so moments are shown.
 */
export interface Playback {
  readonly ply: number;
  readonly last: number;
  readonly isForward: boolean;
  readonly isAuto: boolean;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly seek: (ply: number) => void;
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: number) => void;
  /** Autoplay's next step. */
  readonly step: () => void;
}

export const usePlayback = (last: number, first: number): Playback => {
  const clamp = (ply: number) => Math.max(0, Math.min(last, Math.floor(ply) || 0));
  const [{ ply, isForward, isAuto }, setAt] = useState({ ply: clamp(first), isForward: false, isAuto: false });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);

  const go = (to: number, isAuto: boolean) =>
    setAt((at) => ({ ply: clamp(to), isForward: clamp(to) === at.ply + 1, isAuto }));
  const seek = (to: number) => go(to, false);

  const start = (now: boolean) => {
    if (now && ply >= last) seek(0);
    setPlaying(now);
  };
  useReplayKeys({ ply, last, seek, toggle: () => start(!isPlaying) });
  const step = () => (ply < last ? go(ply + 1, true) : setPlaying(false));
  return { ply, last, isForward, isAuto, isPlaying, speed, seek, setPlaying: start, setSpeed, step };
};

/** Steps on as long as autoplay is on, each time when the last moment has been shown. */
export const useAutoplay = ({ ply, isPlaying, speed, step }: Playback, isBehind: boolean): void => {
  const next = useEffectEvent(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every ply has its own time
  useEffect(() => {
    if (!isPlaying || isBehind) return;
    const timer = setTimeout(() => next(), PLY_DURATION_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isBehind, speed, ply]);
};

/** Arrow keys step, space toggles autoplay, Home and End jump. Ignored where a focused control uses those keys. */
const useReplayKeys = (playback: {
  readonly ply: number;
  readonly last: number;
  readonly seek: (ply: number) => void;
  readonly toggle: () => void;
}): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const needsKeys = target?.closest('input, textarea, [role=listbox], [role=menu], [role=dialog], [role=radiogroup]');
    const needsSpace = event.key === ' ' && target?.closest('button, a');
    if (needsKeys || needsSpace || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = plyFor(event.key, playback);
    if (to === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (to === undefined) playback.toggle();
    else playback.seek(to);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};

const plyFor = (key: string, { ply, last }: { readonly ply: number; readonly last: number }): number | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return ply - 1;
    case 'ArrowRight':
      return ply + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
};
