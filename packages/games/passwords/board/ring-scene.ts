import type { Turn, View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import type { RecentEvents } from './recent-events.ts';
import type { WalkOptions } from './walk-options.ts';

/** What the ring shows. */
export type RingScene =
  /** The typed word; `way` is undefined if it can't be played. */
  | { readonly type: 'draft'; readonly way: WalkOptions | undefined }
  | { readonly type: 'turn'; readonly turn: Turn; readonly number: number }
  | { readonly type: 'begin' };

/** A new turn comes first, then the draft, then the last turn. */
export const ringSceneOf = (view: View, composer: Composer | undefined, { hasNewTurn }: RecentEvents): RingScene => {
  if (composer && composer.word !== '' && !hasNewTurn) return { type: 'draft', way: composer.walkOptions };
  const turn = view.turns.at(-1);
  return turn === undefined ? { type: 'begin' } : { type: 'turn', turn, number: view.turns.length };
};
