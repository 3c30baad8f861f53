import { useKeyboardShortcuts } from '@sesame/ui';
import type { Guess, Letter } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import { lettersOf } from './crystals.ts';

/** The edit for a key; undefined for keys that the page handles. */
export const editFor = (composer: Composer, key: string, palette: readonly Letter[]): (() => void) | undefined => {
  const letter = palette.find((one) => one === key.toLowerCase()) ?? palette[Number(key) - 1];
  if (letter) return composer.isFree(letter) ? () => composer.edit({ type: 'place', letter }) : () => undefined;
  switch (key) {
    case 'ArrowLeft':
      return () => composer.edit({ type: 'step', by: -1 });
    case 'ArrowRight':
      return () => composer.edit({ type: 'step', by: 1 });
    case 'Backspace':
    case 'Delete':
      return () => composer.edit({ type: 'back' });
    case 'Escape':
      return composer.clear;
    case 'Enter':
      return composer.confirm;
    default:
      return undefined;
  }
};

/** Page-wide keyboard control. Up and down copy earlier guesses into the draft. */
export const useKeys = (
  composer: Composer | undefined,
  palette: readonly Letter[],
  guesses: readonly Guess[],
): void => {
  const recall = (composer: Composer, by: number): (() => void) | undefined => {
    const shown = composer.draft.places.join('');
    const now = guesses.findLastIndex(({ code }) => code === shown);
    const recalled = guesses[now === -1 && by < 0 ? guesses.length - 1 : now + by];
    return recalled && (() => composer.edit({ type: 'fill', letters: lettersOf(recalled.code) }));
  };

  useKeyboardShortcuts(({ key }) => {
    if (!composer) return undefined;
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    return by === 0 ? editFor(composer, key, palette) : recall(composer, by);
  }, '.crystal-key');
};
