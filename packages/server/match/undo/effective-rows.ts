import type { LogRow } from '../../store/store.ts';

/** The inputs in effect: without undone inputs and undo rows. */
export const effectiveRows = (rows: readonly LogRow[]): readonly LogRow[] => {
  const gone = new Set(rows.flatMap(({ seq, takesBack }) => (takesBack === undefined ? [] : [seq, takesBack])));
  return gone.size === 0 ? rows : rows.filter(({ seq }) => !gone.has(seq));
};
