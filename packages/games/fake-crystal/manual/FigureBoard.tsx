import { PlayersProvider } from '@sesame/ui';
import type { ReactNode } from 'react';
import { BoardContext, type BoardState } from '../board/board-context.ts';
import type { View } from '../rules/state.ts';
import { NAMES } from './example-match.ts';

const STATIC_BOARD: Omit<BoardState, 'view'> = {
  you: undefined,
  send: undefined,
  isLive: false,
  picked: undefined,
  pick: () => undefined,
  shown: 0,
  show: () => undefined,
  isOffering: false,
  recentEvents: { revealed: [], latest: [] },
  shownEvent: undefined,
};

/** Read-only board context for figures. */
export function FigureBoard({ view, children }: { readonly view: View; readonly children: ReactNode }) {
  return (
    <PlayersProvider value={{ names: NAMES }}>
      <BoardContext value={{ ...STATIC_BOARD, view }}>{children}</BoardContext>
    </PlayersProvider>
  );
}
