import { useEffect, useEffectEvent, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long autoplay stays at a position at speed 1. */
const PLY_DURATION_MS = 1600;

/** A ply, or how to get there from the present one. */
type Ply = number | ((now: number) => number);

/**
 * The state of a replay's playback. `isForward`: the last change was one step forward, so events are animated;
 * `isAuto`: by autoplay, so moments are shown.
 */
export interface Playback {
  readonly ply: number;
  readonly last: number;
  readonly isForward: boolean;
  readonly isAuto: boolean;
  /** Autoplay has come to a note. */
  readonly isAtStop: boolean;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly seek: (ply: Ply) => void;
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: number) => void;
  /** Autoplay's next step. */
  readonly step: () => void;
}

const NOWHERE: readonly number[] = [];

/** `stops`: plies with a note, in order. Autoplay stops there, and Shift with an arrow key jumps there. */
export const usePlayback = (last: number, first: number, stops: readonly number[] = NOWHERE): Playback => {
  const clamp = (ply: number) => Math.max(0, Math.min(last, Math.floor(ply) || 0));
  const [{ ply, isForward, isAuto }, setAt] = useState({ ply: clamp(first), isForward: false, isAuto: false });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);

  const go = (to: Ply, isAuto: boolean) =>
    setAt((at) => {
      const ply = clamp(typeof to === 'number' ? to : to(at.ply));
      return { ply, isForward: ply === at.ply + 1, isAuto };
    });
  const seek = (to: Ply) => go(to, false);

  const start = (now: boolean) => {
    // By hand: a stop where autoplay has just stopped does not stop it again.
    if (now) seek(ply >= last ? 0 : ply);
    setPlaying(now);
  };
  useReplayKeys({ ply, last, stops, seek, toggle: () => start(!isPlaying) });
  const step = () => (ply < last ? go(ply + 1, true) : setPlaying(false));
  const isAtStop = isAuto && stops.includes(ply);
  return { ply, last, isForward, isAuto, isAtStop, isPlaying, speed, seek, setPlaying: start, setSpeed, step };
};

/** Steps on as long as autoplay is on, each time when the last moment has been shown. */
export const useAutoplay = (
  { ply, isAtStop, isPlaying, speed, step, setPlaying }: Playback,
  isBehind: boolean,
): void => {
  const next = useEffectEvent(() => (isAtStop ? setPlaying(false) : step()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every ply has its own time
  useEffect(() => {
    if (!isPlaying || isBehind) return;
    const timer = setTimeout(() => next(), isAtStop ? 0 : PLY_DURATION_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isBehind, isAtStop, speed, ply]);
};

/** Arrow keys step, with Shift from note to note, space toggles autoplay, Home and End jump. Ignored where a focused control uses those keys. */
const useReplayKeys = (playback: {
  readonly ply: number;
  readonly last: number;
  readonly stops: readonly number[];
  readonly seek: (ply: number) => void;
  readonly toggle: () => void;
}): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const needsKeys = target?.closest('input, textarea, [role=listbox], [role=menu], [role=dialog], [role=radiogroup]');
    const needsSpace = event.key === ' ' && target?.closest('button, a');
    if (needsKeys || needsSpace || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = event.shiftKey ? stopFor(event.key, playback) : plyFor(event.key, playback);
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

const stopFor = (key: string, at: { readonly ply: number; readonly stops: readonly number[] }): number | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return at.stops.findLast((stop) => stop < at.ply) ?? 0;
    case 'ArrowRight':
      return at.stops.find((stop) => stop > at.ply) ?? at.ply;
    default:
      return undefined;
  }
};
