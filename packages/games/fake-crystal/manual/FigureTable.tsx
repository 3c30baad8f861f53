import { PlayersProvider } from '@sesame/ui';
import type { ReactNode } from 'react';
import { type Table, TableContext } from '../board/table.ts';
import type { View } from '../rules/state.ts';
import { NAMES } from './example.ts';

const STILL: Omit<Table, 'view'> = {
  you: undefined,
  send: undefined,
  isLive: false,
  picked: undefined,
  pick: () => undefined,
  shown: 0,
  show: () => undefined,
  composer: undefined,
  happenings: { turned: [], recent: [], isOver: false },
};

/** A board on which nothing can be played: the ground of the figures. */
export function FigureTable({ view, children }: { readonly view: View; readonly children: ReactNode }) {
  return (
    <PlayersProvider value={{ names: NAMES }}>
      <TableContext value={{ ...STILL, view }}>{children}</TableContext>
    </PlayersProvider>
  );
}
