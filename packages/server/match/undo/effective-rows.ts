import type { LogRow } from '../../store/store.ts';

/** The inputs that stand: without those that were taken back, and without the rows that say so. */
export const effectiveRows = (rows: readonly LogRow[]): readonly LogRow[] => {
  const gone = new Set(rows.flatMap(({ seq, takesBack }) => (takesBack === undefined ? [] : [seq, takesBack])));
  return gone.size === 0 ? rows : rows.filter(({ seq }) => !gone.has(seq));
};
