import { useEffect, useEffectEvent } from 'react';

type Listener = (code: string) => void;

/** Boards that take a code from the hint panel, which stands beside them. */
const listeners = new Set<Listener>();

/** Places a code in the draft of the board on the page. */
export const suggestCode: Listener = (code) => {
  for (const take of listeners) take(code);
};

export const useSuggestedCode = (onCode: Listener): void => {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    const listener: Listener = (code) => take(code);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
};
