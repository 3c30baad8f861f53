import { useKeyboardShortcuts } from '@sesame/ui';
import type { Composer } from './composer.ts';
import { columnOf, other } from './draft.ts';

/** While an offer is made, 1 to 4 take up a tile of the hand from anywhere on the page; its place is next. */
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
