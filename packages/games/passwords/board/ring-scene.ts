import type { Turn, View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import type { RecentEvents } from './recent-events.ts';
import type { TurnMoment } from './turn-moment.ts';
import type { WalkOptions } from './walk-options.ts';

/** What the ring shows. */
export type RingScene =
  /** The typed word; `way` is undefined if it can't be played. */
  | { readonly type: 'draft'; readonly way: WalkOptions | undefined }
  /** The last turn, or the one that is being shown over the position before it. */
  | { readonly type: 'turn'; readonly turn: Turn; readonly number: number; readonly moment?: TurnMoment }
  | { readonly type: 'begin' };

interface SceneParts {
  readonly view: View;
  readonly composer: Composer | undefined;
  readonly moment: TurnMoment | undefined;
  readonly recentEvents: RecentEvents;
}

/** A turn in its moment or just over comes first, then the draft, then the last turn. */
export const ringSceneOf = ({ view, composer, moment, recentEvents }: SceneParts): RingScene => {
  if (moment) return { type: 'turn', turn: moment.turn, number: moment.number, moment };
  if (composer && composer.word !== '' && !recentEvents.hasNewTurn) {
    return { type: 'draft', way: composer.walkOptions };
  }
  const turn = view.turns.at(-1);
  return turn === undefined ? { type: 'begin' } : { type: 'turn', turn, number: view.turns.length };
};
