import { useKeyboardShortcuts } from '@sesame/ui';
import type { Composer } from './composer.ts';
import { columnOf, other } from './draft.ts';

/** Keys 1 to 4 pick up a tile from the hand and focus a place on the stall. */
export const useKeys = (composer: Composer | undefined): void =>
  useKeyboardShortcuts(({ key }) => {
    const index = Number(key) - 1;
    if (!composer || !Number.isInteger(index) || composer.hand[index] === undefined) return undefined;
    return () => {
      composer.edit({ type: 'hold', index });
      const { laid } = composer.draft;
      const column = columnOf(composer.draft, index) ?? (laid[0] === undefined ? 0 : other(0));
      const claim = laid[column]?.claim ?? 6;
      document.querySelector<HTMLElement>(`.fake [data-drop="${column} ${claim}"]`)?.focus();
    };
  });
