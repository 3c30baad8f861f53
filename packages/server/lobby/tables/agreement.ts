import { termsHash } from '../../match/terms.ts';
import type { Chair, StoredTable } from '../../store/store.ts';

/** Whether a seat agrees to a table's current terms. A player's own bot agrees with its owner, who is the host. */
export const isAgreed = (table: StoredTable, chair: Chair): boolean =>
  chair.kind !== 'person' ||
  (chair.owner !== undefined && chair.owner === table.host) ||
  chair.terms === termsHash(table);

/** The table with a player's agreement to its current terms. */
export const withAgreement = (table: StoredTable, player: string): StoredTable => {
  const terms = termsHash(table);
  return {
    ...table,
    seats: table.seats.map((chair) =>
      chair.kind === 'person' && chair.player === player ? { ...chair, terms } : chair,
    ),
  };
};
