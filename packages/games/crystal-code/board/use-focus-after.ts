import { useEffect, useRef } from 'react';

interface Wanted<State> {
  readonly board: Element;
  readonly target: (after: State) => string;
}

/**
 * Moves the focus within the board once a draft has changed, for those who press without a pointer. A mouse or finger
 * keeps its place, as the arrow keys belong to the tiles then. `target` is a selector.
 */
export const useFocusAfter = <State>(state: State): ((target: (after: State) => string) => void) => {
  const wanted = useRef<Wanted<State>>(undefined);
  useEffect(() => {
    const now = wanted.current;
    wanted.current = undefined;
    now?.board.querySelector<HTMLElement>(now.target(state))?.focus();
  }, [state]);
  return (target) => {
    const { activeElement: active } = document;
    const board = active?.matches(':focus-visible') ? active.closest('.xc') : null;
    if (board) wanted.current = { board, target };
  };
};
