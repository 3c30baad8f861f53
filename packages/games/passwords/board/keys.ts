import { useKeyboardShortcuts } from '@sesame/ui';
import { type KeyboardEvent as KeyPress, type RefObject, useEffect } from 'react';
import type { Composer } from './composer.ts';

const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** A letter typed anywhere on the page goes into the word. Where there is a keyboard the field has it from the start. */
export const useKeys = (field: RefObject<HTMLInputElement | null>, isTurn: boolean): void => {
  useKeyboardShortcuts(({ key }) => {
    // The letter itself goes where the focus is by then.
    if (/^\p{L}$/u.test(key) || key === 'Backspace') field.current?.focus();
    return undefined;
  });

  useEffect(() => {
    const { current } = field;
    if (!isTurn || current === null) return;
    // On a touch screen a focus would push up a keyboard that nobody asked for; when the turn is over it goes down.
    if (!hasKeyboard()) return () => current.blur();
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree) current.focus({ preventScroll: true });
  }, [field, isTurn]);
};

/** In the field the arrows choose the walk: the other way round, another start. */
export const walkKeyHandler =
  ({ reverse, nextStart }: Composer) =>
  (event: KeyPress): void => {
    const act = event.key === 'ArrowUp' ? reverse : event.key === 'ArrowDown' ? (nextStart ?? reverse) : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
