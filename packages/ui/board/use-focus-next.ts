import { type RefObject, useEffect, useRef } from 'react';

/** Keys that are typed belong to these, and a dialog keeps the focus. */
const KEEPS_FOCUS = 'input:not([type=range]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

/** How often is looked whether the focus is lost. It is once two looks in a row find it so: a dialog that closes returns it. */
const LOOK_MS = 300;

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
      (one) => !one.matches(':disabled, [aria-disabled=true]') && one.checkVisibility({ visibilityProperty: true }),
    );
  return firstOf('[data-focus-next]') ?? firstOf('.status');
};

/** Moves the focus to what comes next on a board, when a control that was pressed goes away without a new step. */
export const focusNext = (board: Element, within = board): void => {
  const next = isFocusFree(board) ? nextIn(within) : undefined;
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
    if (board.current) focusNext(board.current);
  }, [board, step]);
  useLostFocus(board);
};

/**
 * Moves the focus to what comes next when it is lost without a new step: a move that is on its way disables the button
 * that was pressed, and a dialog may go away only after the step has changed. After the end that is the result, which
 * is beside the board.
 */
const useLostFocus = (board: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let focused: Element | undefined;
    let wasLost = false;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : undefined;
    };
    const look = () => {
      const isLost = focused !== undefined && isNowhere() && !canKeepFocus(focused);
      if (isLost && wasLost && board.current) focusNext(board.current, board.current.closest('main') ?? board.current);
      wasLost = isLost;
    };
    document.addEventListener('focusin', remember);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      document.removeEventListener('focusin', remember);
      clearInterval(timer);
    };
  }, [board]);
};

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** False if an element has gone or is disabled. Somebody who presses beside all controls has let go of the focus. */
const canKeepFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
