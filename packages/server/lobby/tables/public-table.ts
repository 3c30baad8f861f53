import { commitmentOf } from '@sesame/kernel';
import type { Table } from '@sesame/protocol';
import { termsHash } from '../../match/terms.ts';
import type { StoredShare, StoredTable } from '../../store/store.ts';
import { isAgreed } from './agreement.ts';

/** Public view of a table: the commitment instead of the secret, and no shares before the match is over. */
export const publicTable = (table: StoredTable, isOnline: (player: string) => boolean): Table => {
  const {
    id,
    game,
    options,
    pace,
    open,
    rated,
    host,
    secret,
    drawDueAt,
    drawRepeats,
    createdAt,
    match,
    next,
    closedAt,
  } = table;
  return {
    id,
    game,
    options: { ...options },
    pace,
    open,
    rated,
    terms: termsHash(table),
    ...(host !== undefined && { host }),
    seats: table.seats.map((chair) =>
      chair.kind === 'person'
        ? {
            kind: 'person',
            player: chair.player,
            name: chair.name,
            online: isOnline(chair.device ?? chair.player),
            agreed: isAgreed(table, chair),
            ...(chair.share !== undefined && { share: publicShare(chair.share) }),
            ...(chair.guest && { guest: true }),
            ...(chair.owner !== undefined && { isBot: true }),
          }
        : chair,
    ),
    commitment: commitmentOf(secret),
    draw: { ...(drawDueAt !== undefined && { dueAt: drawDueAt }), repeats: drawRepeats },
    createdAt,
    ...(match !== undefined && { match }),
    ...(next !== undefined && { next }),
    ...(closedAt !== undefined && { closed: true }),
  };
};

const publicShare = ({ commitment, revealed }: StoredShare) => ({
  ...(commitment !== undefined && { commitment }),
  revealed: revealed !== undefined,
});
