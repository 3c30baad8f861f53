import { useKeyboardShortcuts } from '@sesame/ui';
import type { Guess, Letter } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import { lettersOf } from './crystal-colours.ts';

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

/** Copies the guess before or after the one in the draft. */
const recall = (composer: Composer, guesses: readonly Guess[], by: -1 | 1): (() => void) | undefined => {
  const shown = composer.draft.places.join('');
  const now = guesses.findLastIndex(({ code }) => code === shown);
  const recalled = guesses[now === -1 && by < 0 ? guesses.length - 1 : now + by];
  return recalled && (() => composer.edit({ type: 'fill', letters: lettersOf(recalled.code) }));
};

interface KeyContext {
  readonly palette: readonly Letter[];
  readonly guesses: readonly Guess[];
}

/** The action for a key: up and down copy earlier guesses into the draft, others edit it. */
export const actFor = (composer: Composer, { palette, guesses }: KeyContext, key: string): (() => void) | undefined => {
  if (key === 'ArrowUp') return recall(composer, guesses, -1);
  if (key === 'ArrowDown') return recall(composer, guesses, 1);
  return editFor(composer, key, palette);
};

/** Page-wide keyboard control. */
export const useKeys = (composer: Composer | undefined, context: KeyContext): void =>
  useKeyboardShortcuts(({ key }) => composer && actFor(composer, context, key), '.crystal-key');
