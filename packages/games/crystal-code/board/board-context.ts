import type { Seat } from '@sesame/kernel';
import { useRequiredContext } from '@sesame/ui';
import { createContext } from 'react';
import type { Move, View } from '../rules/state.ts';
import type { RecentEvents } from './effects.ts';

/** What every part of the board looks at. */
export interface BoardContextValue {
  readonly view: View;
  /** The seat that plays here, if any. */
  readonly you: Seat | undefined;
  /** Sends a move. Absent where nothing can be played, and while one is on its way. */
  readonly send: ((move: Move) => void) | undefined;
  /** Whether anything can be played here at all. */
  readonly isLive: boolean;
  /** Whose machine is shown large. */
  readonly shown: Seat;
  readonly show: (seat: Seat) => void;
  readonly recent: RecentEvents;
}

export const BoardContext = createContext<BoardContextValue | undefined>(undefined);

export const useBoard = (): BoardContextValue => useRequiredContext(BoardContext);
