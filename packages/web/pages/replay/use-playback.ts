import { useEffect, useEffectEvent, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Autoplay interval at speed 1. */
const PLY_DURATION_MS = 1600;

/** The state of a replay's playback. `isForward`: the last change was one step forward, so events are animated. */
export interface Playback {
  readonly ply: number;
  readonly last: number;
  readonly isForward: boolean;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly seek: (ply: number) => void;
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: number) => void;
}

export const usePlayback = (last: number, first: number): Playback => {
  const clamp = (ply: number) => Math.max(0, Math.min(last, Math.floor(ply) || 0));
  const [{ ply, isForward }, setAt] = useState({ ply: clamp(first), isForward: false });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);

  const seek = (to: number) => setAt((at) => ({ ply: clamp(to), isForward: clamp(to) === at.ply + 1 }));
  const step = useEffectEvent(() => {
    seek(ply + 1);
    if (ply + 1 >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => step(), PLY_DURATION_MS / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);

  const start = (now: boolean) => {
    if (now && ply >= last) seek(0);
    setPlaying(now);
  };
  useReplayKeys({ ply, last, seek, toggle: () => start(!isPlaying) });
  return { ply, last, isForward, isPlaying, speed, seek, setPlaying: start, setSpeed };
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
