import { prefersReducedMotion } from '../reduced-motion.ts';
import { isMuted } from './play-sound.ts';

/** Vibrates a phone, unless sounds are muted or motion is reduced. `pattern`: on, off, on, ... in milliseconds. */
export const vibrate = (...pattern: readonly number[]): void => {
  if (isMuted() || prefersReducedMotion()) return;
  try {
    navigator.vibrate?.([...pattern]);
  } catch {
    // The browser does not allow it here.
  }
};
