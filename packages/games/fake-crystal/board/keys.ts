import { useKeyboardShortcuts } from '@sesame/ui';
import type { Composer } from './composer.ts';

/** Keys 1 to 4 pick up a tile from the hand. */
export const actFor = (composer: Composer, key: string): (() => void) | undefined => {
  const index = Number(key) - 1;
  if (!Number.isInteger(index) || composer.hand[index] === undefined) return undefined;
  return () => composer.edit({ type: 'hold', index });
};

/** Page-wide keyboard control. */
export const useKeys = (composer: Composer | undefined): void =>
  useKeyboardShortcuts(({ key }) => composer && actFor(composer, key));
