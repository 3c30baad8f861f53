import { useSyncExternalStore } from 'react';
import { type SoundName, scheduleSound } from './sounds.ts';

export type { SoundName } from './sounds.ts';

const MUTED_KEY = 'sesame.muted';

let muted = readMuted();
let context: AudioContext | undefined;
const listeners = new Set<() => void>();

function readMuted(): boolean {
  try {
    return localStorage.getItem(MUTED_KEY) === 'true';
  } catch {
    return false;
  }
}

export const isMuted = (): boolean => muted;

export const setMuted = (next: boolean): void => {
  muted = next;
  try {
    localStorage.setItem(MUTED_KEY, String(next));
  } catch {
    // Storage is blocked: the setting lasts until the page is closed.
  }
  for (const changed of listeners) changed();
};

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

export const useSound = (): { readonly muted: boolean; readonly setMuted: (muted: boolean) => void } => ({
  muted: useSyncExternalStore(
    subscribe,
    () => muted,
    () => true,
  ),
  setMuted,
});

/** Browsers allow audio only after a user gesture; no context is created before that. */
const openContext = (): AudioContext | undefined => {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
};

/** Plays a sound `after` milliseconds from now. Never throws. */
export const playSound = (name: SoundName, after = 0): void => {
  if (muted) return;
  try {
    const audio = openContext();
    if (audio) scheduleSound(audio, name, audio.currentTime + after / 1000);
  } catch {
    // The game goes on without sound.
  }
};
