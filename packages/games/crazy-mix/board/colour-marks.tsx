import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

/** How colours are told apart: by colour alone, by the engravers' tinctures, or by letters. */
export const MARKS = ['plain', 'patterns', 'letters'] as const;
export type Marks = (typeof MARKS)[number];

const KEY = 'sesame.crazy-mix.marks';
const USUAL: Marks = 'patterns';

const isMarks = (text: string | null): text is Marks => MARKS.some((marks) => marks === text);

const remembered = (): Marks => {
  try {
    const text = localStorage.getItem(KEY);
    return isMarks(text) ? text : USUAL;
  } catch {
    return USUAL;
  }
};

let chosen: Marks | undefined;
const listeners = new Set<() => void>();

const now = (): Marks => {
  chosen ??= remembered();
  return chosen;
};

const listen = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Remembered by this browser, for every board of the game. */
export const chooseMarks = (next: Marks): void => {
  chosen = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // A browser that keeps nothing shows patterns again the next time.
  }
  for (const tell of listeners) tell();
};

export const useChosenMarks = (): Marks => useSyncExternalStore(listen, now, () => USUAL);

const MarksContext = createContext<Marks>(USUAL);

/** Draws everything in it with these marks. Outside of it there are patterns. */
export function MarksProvider({ marks, children }: { readonly marks: Marks; readonly children: ReactNode }) {
  return <MarksContext value={marks}>{children}</MarksContext>;
}

export const useMarks = (): Marks => useContext(MarksContext);
