import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

/** How colours are marked: by colour alone, with patterns or with letters. */
export const MARKS = ['plain', 'patterns', 'letters'] as const;
export type Marks = (typeof MARKS)[number];

const STORAGE_KEY = 'sesame.crazy-mix.marks';
const DEFAULT_MARKS: Marks = 'patterns';

const isMarks = (text: string | null): text is Marks => MARKS.some((marks) => marks === text);

const storedMarks = (): Marks => {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    return isMarks(text) ? text : DEFAULT_MARKS;
  } catch {
    return DEFAULT_MARKS;
  }
};

let chosen: Marks | undefined;
const listeners = new Set<() => void>();

const currentMarks = (): Marks => {
  chosen ??= storedMarks();
  return chosen;
};

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Stored in the browser for all boards of the game. */
export const chooseMarks = (next: Marks): void => {
  chosen = next;
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Storage may be blocked; the choice then lasts until reload.
  }
  for (const tell of listeners) tell();
};

export const useChosenMarks = (): Marks => useSyncExternalStore(subscribe, currentMarks, () => DEFAULT_MARKS);

const MarksContext = createContext<Marks>(DEFAULT_MARKS);

/** Sets the marks for its children; the default is patterns. */
export function MarksProvider({ marks, children }: { readonly marks: Marks; readonly children: ReactNode }) {
  return <MarksContext value={marks}>{children}</MarksContext>;
}

export const useMarks = (): Marks => useContext(MarksContext);
