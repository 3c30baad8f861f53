import { useKeyboardShortcuts } from '@sesame/ui';
import { type KeyboardEvent as KeyPress, type RefObject, useEffect } from 'react';
import type { Composer } from './composer.ts';

const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Letters typed anywhere on the page go into the word. With a physical keyboard the field is focused on your turn. */
export const useKeys = (field: RefObject<HTMLInputElement | null>, isTurn: boolean): void => {
  useKeyboardShortcuts(({ key }) => {
    // The browser then types the letter into the focused field.
    if (/^\p{L}$/u.test(key) || key === 'Backspace') field.current?.focus();
    return undefined;
  });

  useEffect(() => {
    const { current } = field;
    if (!isTurn || current === null) return;
    // On touch screens focusing would open the keyboard; when the turn is over it is closed.
    if (!hasKeyboard()) return () => current.blur();
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree) current.focus({ preventScroll: true });
  }, [field, isTurn]);
};

/** Arrow keys in the field: up reverses the walk, down moves the start. */
export const walkKeyHandler =
  ({ reverse, nextStart }: Composer) =>
  (event: KeyPress): void => {
    const act = event.key === 'ArrowUp' ? reverse : event.key === 'ArrowDown' ? (nextStart ?? reverse) : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
