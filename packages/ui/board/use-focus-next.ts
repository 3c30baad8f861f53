import { type RefObject, useEffect, useRef } from 'react';

/** Keys that are typed belong to these, and a dialog keeps the focus. */
const KEEPS_FOCUS = 'input:not([type=range]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

/** What was focused may go away only after the step has changed: a control, or a dialog that fades out. */
const LATE_MS = 300;
const LATE_CHECKS = 10;

/** Whether the focus is inside an element, or on nothing in particular: the page, or what contains the element. */
const isFocusFree = (within: Element): boolean => {
  const { activeElement: active } = document;
  if (active === null || active.contains(within)) return true;
  return within.contains(active) && active.closest(KEEPS_FOCUS) === null;
};

/** Focuses an element, also one that is no control, such as a heading. Scrolls only for those who use the keyboard. */
const focusOn = (element: HTMLElement): void => {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
};

const nextIn = (board: Element): HTMLElement | undefined => {
  const firstOf = (selector: string) =>
    [...board.querySelectorAll<HTMLElement>(selector)].find(
      (one) => !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
    );
  return firstOf('[data-focus-next]') ?? firstOf('.status');
};

/** Moves the focus to what comes next on a board, when a control that was pressed goes away without a new step. */
export const focusNext = (board: Element): void => {
  const next = isFocusFree(board) ? nextIn(board) : undefined;
  if (next) focusOn(next);
};

/**
 * Moves the focus to what comes next when the step of a match changes: to the first element of the board that is marked
 * `data-focus-next` and enabled, otherwise to the prompt. Without it the focus falls to the top of the page when the
 * control that was pressed goes away. Focus in the chat, in a dialog, in a text field or anywhere else outside the board
 * stays where it is. `step` names what the player is to do; the first one moves nothing.
 */
export const useFocusNext = (board: RefObject<HTMLElement | null>, step: string): void => {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const move = () => {
      if (board.current) focusNext(board.current);
    };
    move();
    let checks = 0;
    const timer = setInterval(() => {
      checks += 1;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) move();
      if (isLost || checks === LATE_CHECKS) clearInterval(timer);
    }, LATE_MS);
    return () => clearInterval(timer);
  }, [board, step]);
};
