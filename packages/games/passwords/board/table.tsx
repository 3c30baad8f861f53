import type { Seat } from '@sesame/kernel';
import { usePlayers } from '@sesame/ui';
import { createContext, type ReactNode, useContext } from 'react';
import type { View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import type { Happenings } from './happenings.ts';

/** What every part of the board looks at. */
export interface Table {
  readonly view: View;
  /** The seat that plays here, if any. */
  readonly you: Seat | undefined;
  /** Absent where nothing can be played. */
  readonly composer: Composer | undefined;
  readonly happenings: Happenings;
}

const TableContext = createContext<Table | undefined>(undefined);

export function TableProvider({ table, children }: { readonly table: Table; readonly children: ReactNode }) {
  return <TableContext value={table}>{children}</TableContext>;
}

export const useTable = (): Table => {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('this part belongs on a board');
  return table;
};

export const useName = (): ((seat: Seat) => string) => {
  const { names } = usePlayers();
  return (seat) => names[seat] ?? '';
};
