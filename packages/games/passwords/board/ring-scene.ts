import type { Turn, View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import type { Happenings } from './recent-events.ts';
import type { Way } from './word-check.ts';

/** What the ring is about just now. */
export type Scene =
  /** A word in the making; without a way around when there is none. */
  | { readonly type: 'draft'; readonly way: Way | undefined }
  | { readonly type: 'turn'; readonly turn: Turn; readonly number: number }
  | { readonly type: 'begin' };

/** News first, then the word in the making, else the turn before. */
export const sceneOf = (view: View, composer: Composer | undefined, { isNews }: Happenings): Scene => {
  if (composer && composer.word !== '' && !isNews) return { type: 'draft', way: composer.way };
  const turn = view.turns.at(-1);
  return turn === undefined ? { type: 'begin' } : { type: 'turn', turn, number: view.turns.length };
};
