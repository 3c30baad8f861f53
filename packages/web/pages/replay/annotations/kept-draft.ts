import type { Notes } from './content.ts';

/** Notes that the server has not acknowledged yet, and the version that they change. */
export interface Draft {
  readonly version: number;
  readonly content: Notes;
}

/** Keeps a draft over a reload, a crash and a broken connection, until it is saved. */
export interface DraftStorage {
  read(): Draft | undefined;
  keep(draft: Draft): void;
  forget(): void;
}

/** In this browser, for one player and match. */
export const makeDraftStorage = (match: string, player: string): DraftStorage => {
  const key = `sesame.notes.${match}.${player}`;
  return {
    read: () => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep: (draft) => {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // No room in this browser, or none for pages: the notes are still on the page and are saved from there.
      }
    },
    forget: () => localStorage.removeItem(key),
  };
};
