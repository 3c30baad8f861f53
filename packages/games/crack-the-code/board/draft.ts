import type { Letter } from '../rules/state.ts';

/** A code being composed: its places, and the selected place, where the next crystal goes. */
export interface Draft {
  readonly places: readonly (Letter | undefined)[];
  readonly at: number;
}

export type Edit =
  /** Puts a crystal in a place, by default the selected one. */
  | { readonly type: 'place'; readonly letter: Letter; readonly at?: number }
  | { readonly type: 'select'; readonly at: number }
  /** Empties the selected place or, if it is empty, the one before it. */
  | { readonly type: 'back' }
  | { readonly type: 'remove'; readonly at: number }
  /** Swaps two places. */
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'fill'; readonly letters: readonly Letter[] }
  | { readonly type: 'clear' };

export const emptyDraft = (positions: number): Draft => ({
  places: Array.from({ length: positions }, () => undefined),
  at: 0,
});

export const edited = (draft: Draft, edit: Edit): Draft => {
  const { places, at } = draft;
  switch (edit.type) {
    case 'place': {
      const place = edit.at ?? at;
      const next = places.with(place, edit.letter);
      return { places: next, at: nextFree(next, place) };
    }
    case 'select':
      return { places, at: edit.at };
    case 'back': {
      const place = places[at] === undefined ? Math.max(0, at - 1) : at;
      return { places: places.with(place, undefined), at: place };
    }
    case 'remove':
      return { places: places.with(edit.at, undefined), at: edit.at };
    case 'move': {
      const next = places.with(edit.from, places[edit.to]).with(edit.to, places[edit.from]);
      return { places: next, at: nextFree(next, edit.to) };
    }
    case 'step':
      return { places, at: (at + edit.by + places.length) % places.length };
    case 'fill':
      return { places: places.map((_, i) => edit.letters[i]), at: places.length - 1 };
    case 'clear':
      return emptyDraft(places.length);
  }
};

/** The next empty place after this one, wrapping around; this one if all are full. */
const nextFree = (places: Draft['places'], from: number): number => {
  const order = places.map((_, i) => (from + 1 + i) % places.length);
  return order.find((i) => places[i] === undefined) ?? from;
};

/** The code once every place is filled. */
export const codeOf = ({ places }: Draft): string | undefined =>
  places.every((letter) => letter !== undefined) ? places.join('') : undefined;

export const isEmpty = ({ places }: Draft): boolean => places.every((letter) => letter === undefined);
