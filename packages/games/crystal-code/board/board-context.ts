import type { Seat } from '@sesame/kernel';
import { useRequiredContext } from '@sesame/ui';
import { createContext } from 'react';
import type { Move, View } from '../rules/state.ts';
import type { RecentEvents } from './effects.ts';
import type { BuildDraftControls } from './use-build-draft.ts';

/** State shared by the board's components. */
export interface BoardState {
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
  /** The viewer's building plan, also before the building phase. */
  readonly building: BuildDraftControls;
  /** How many races the viewer has seen the chains of. */
  readonly seenRaces: number;
  readonly setSeenRaces: (races: number) => void;
}

export const BoardContext = createContext<BoardState | undefined>(undefined);

export const useBoard = (): BoardState => useRequiredContext(BoardContext);
