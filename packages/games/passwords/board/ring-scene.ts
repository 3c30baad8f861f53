import type { Turn, View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import type { RecentEvents } from './recent-events.ts';
import type { WalkOptions } from './walk-options.ts';

/** What the ring is about just now. */
export type RingScene =
  /** A word in the making; without a way around when there is none. */
  | { readonly type: 'draft'; readonly way: WalkOptions | undefined }
  | { readonly type: 'turn'; readonly turn: Turn; readonly number: number }
  | { readonly type: 'begin' };

/** News first, then the word in the making, else the turn before. */
export const ringSceneOf = (view: View, composer: Composer | undefined, { hasNewTurn }: RecentEvents): RingScene => {
  if (composer && composer.word !== '' && !hasNewTurn) return { type: 'draft', way: composer.walkOptions };
  const turn = view.turns.at(-1);
  return turn === undefined ? { type: 'begin' } : { type: 'turn', turn, number: view.turns.length };
};
