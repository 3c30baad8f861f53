import type { Seat } from '@sesame/kernel';
import { useRequiredContext } from '@sesame/ui';
import { createContext } from 'react';
import type { View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import type { Happenings } from './recent-events.ts';

/** What every part of the board looks at. */
export interface Table {
  readonly view: View;
  /** The seat that plays here, if any. */
  readonly you: Seat | undefined;
  /** Absent where nothing can be played. */
  readonly composer: Composer | undefined;
  readonly happenings: Happenings;
}

export const TableContext = createContext<Table | undefined>(undefined);

export const useTable = (): Table => useRequiredContext(TableContext);
