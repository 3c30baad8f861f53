import type { Seat } from '@sesame/kernel';
import { useRequiredContext } from '@sesame/ui';
import { createContext } from 'react';
import type { View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import type { RecentEvents } from './recent-events.ts';
import type { TurnMoment } from './turn-moment.ts';

/** State shared by all parts of the board. */
export interface BoardState {
  readonly view: View;
  /** The viewer's seat; undefined for spectators. */
  readonly you: Seat | undefined;
  /** Undefined where nothing can be played. */
  readonly composer: Composer | undefined;
  /** The turn that is being shown over this view, which is still the one before it. */
  readonly moment: TurnMoment | undefined;
  readonly recentEvents: RecentEvents;
}

export const BoardContext = createContext<BoardState | undefined>(undefined);

export const useBoard = (): BoardState => useRequiredContext(BoardContext);
