import type { Table } from '@sesame/protocol';
import type { Settings } from '../../data/settings.ts';

export const ALL = 'all';

/** Whether a table passes the filters for game and time control. */
export const matchesFilter = (
  { game, pace }: Pick<Table, 'game' | 'pace'>,
  { tableGame = ALL, tablePace = ALL }: Pick<Settings, 'tableGame' | 'tablePace'>,
): boolean => (tableGame === ALL || tableGame === game) && (tablePace === ALL || tablePace === pace.kind);
