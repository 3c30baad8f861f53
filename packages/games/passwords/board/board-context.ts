import type { Seat } from '@sesame/kernel';
import { useRequiredContext } from '@sesame/ui';
import { createContext } from 'react';
import type { View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import type { RecentEvents } from './recent-events.ts';

/** What every part of the board looks at. */
export interface BoardState {
  readonly view: View;
  /** The seat that plays here, if any. */
  readonly you: Seat | undefined;
  /** Absent where nothing can be played. */
  readonly composer: Composer | undefined;
  readonly recentEvents: RecentEvents;
}

export const BoardContext = createContext<BoardState | undefined>(undefined);

export const useBoard = (): BoardState => useRequiredContext(BoardContext);
