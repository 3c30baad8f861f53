import type { Seat } from '@sesame/kernel';
import { useRequiredContext } from '@sesame/ui';
import { createContext } from 'react';
import type { Move, View } from '../rules/state.ts';
import type { RecentEvents } from './effects.ts';

/** State shared by the board's components. */
export interface BoardContextValue {
  readonly view: View;
  /** The viewer's seat; undefined for spectators. */
  readonly you: Seat | undefined;
  /** Sends a move; undefined in replays and while a move is pending. */
  readonly send: ((move: Move) => void) | undefined;
  /** Whether the viewer can play here, as opposed to replays. */
  readonly isLive: boolean;
  /** Seat whose machine is shown large. */
  readonly shown: Seat;
  readonly show: (seat: Seat) => void;
  readonly recent: RecentEvents;
}

export const BoardContext = createContext<BoardContextValue | undefined>(undefined);

export const useBoard = (): BoardContextValue => useRequiredContext(BoardContext);
