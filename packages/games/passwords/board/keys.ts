import { useKeyboardShortcuts } from '@sesame/ui';
import { type KeyboardEvent as KeyPress, type RefObject, useEffect } from 'react';
import type { Composer } from './composer.ts';

/** On touch screens focusing the field would open the keyboard. */
export const hasKeyboard = (): boolean =>
  typeof document !== 'undefined' && matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Keys that go into the word, wherever the focus is. */
export const isTyped = (key: string): boolean => /^\p{L}$/u.test(key) || key === 'Backspace';

/** Letters typed anywhere on the page go into the word. With a physical keyboard the field is focused on your turn. */
export const useKeys = (field: RefObject<HTMLInputElement | null>, isTurn: boolean): void => {
  useKeyboardShortcuts(({ key }) => {
    // The browser then types the letter into the focused field.
    if (isTyped(key)) field.current?.focus();
    return undefined;
  });

  useEffect(() => {
    const { current } = field;
    if (!isTurn || current === null) return;
    // When the turn is over, the keyboard of a touch screen is closed.
    if (!hasKeyboard()) return () => current.blur();
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree) current.focus({ preventScroll: true });
  }, [field, isTurn]);
};

/** Arrow keys in the field: up reverses the walk, down moves the start. */
export const walkAct = ({ reverse, nextStart }: Composer, key: string): (() => void) | undefined =>
  key === 'ArrowUp' ? reverse : key === 'ArrowDown' ? (nextStart ?? reverse) : undefined;

export const walkKeyHandler =
  (composer: Composer) =>
  (event: KeyPress): void => {
    const act = walkAct(composer, event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
