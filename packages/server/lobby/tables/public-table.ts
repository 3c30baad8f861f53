import { commitmentOf } from '@sesame/kernel';
import type { Table } from '@sesame/protocol';
import type { StoredTable } from '../../store/store.ts';

/** What everybody may know of a table: the secret only by its commitment, contributions not at all. */
export const publicTable = (table: StoredTable, isOnline: (player: string) => boolean): Table => {
  const { id, game, options, pace, open, rated, host, secret, createdAt, match, next, closedAt } = table;
  return {
    id,
    game,
    options: { ...options },
    pace,
    open,
    rated,
    host,
    seats: table.seats.map((chair) =>
      chair.kind === 'person'
        ? {
            kind: 'person',
            player: chair.player,
            name: chair.name,
            online: isOnline(chair.player),
            ...(chair.owner !== undefined && { isBot: true }),
          }
        : chair,
    ),
    commitment: commitmentOf(secret),
    createdAt,
    ...(match !== undefined && { match }),
    ...(next !== undefined && { next }),
    ...(closedAt !== undefined && { closed: true }),
  };
};
