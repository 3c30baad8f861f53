import { ok, type Result, refuse } from '@sesame/kernel';
import type { Invitation } from '@sesame/protocol';
import { isFull, isSeated } from '../../lobby/tables/seating.ts';
import { termsHash } from '../../match/terms.ts';
import type { StoredInvitation } from '../../store/repositories/friends.ts';
import type { StoredPlayer } from '../../store/store.ts';
import type { FriendsDeps } from './friends.ts';

/** Invitations to tables. Valid until the table starts or closes, or the player declines, who then isn't invited there again. */
export interface Invitations {
  invite(player: StoredPlayer, table: string, to: string): Promise<Result<void>>;
  invitationsTo(player: string): Promise<readonly Invitation[]>;
  decline(player: string, table: string): Promise<void>;
}

const INVITATION_LIFETIME_MS = 7 * 86_400_000;
/** The same for strangers and for players who have blocked us. */
const NOT_A_FRIEND = refuse('not-known', 'You can only invite friends and people you have played with.');

export const makeInvitations = (
  { store, events, now }: FriendsDeps,
  publishTo: (...players: readonly string[]) => void,
): Invitations => {
  const isKnown = async (player: string, other: string): Promise<boolean> => {
    const relationships = await store.friends.relationshipsOf(player);
    const between = relationships.find((relationship) => relationship.other === other);
    if (between?.mine === 'blocked' || between?.theirs === 'blocked') return false;
    return (between?.mine === 'friend' && between.theirs === 'friend') || store.friends.hasPlayed(player, other);
  };
  const show = async ({ table: id, from, to }: StoredInvitation): Promise<readonly Invitation[]> => {
    const [table, host] = await Promise.all([store.tables.find(id), store.players.find(from)]);
    if (table === undefined || host === undefined || table.closedAt !== undefined) return [];
    if (table.match !== undefined || isFull(table) || isSeated(table, to)) return [];
    const { game, pace, rated } = table;
    const terms = termsHash(table);
    const isGuest = (await store.friends.guestsAmong([from])).has(from);
    const sender = { player: from, name: host.name, ...(isGuest && { guest: true as const }) };
    return [{ table: id, game, pace, rated, terms, from: sender }];
  };
  events.table.listen(({ id, match, closedAt }) => {
    const isOver = match !== undefined || closedAt !== undefined;
    const settle = async () => {
      const invited = await store.friends.invitedTo(id);
      if (invited.length === 0) return;
      if (isOver) await store.friends.removeInvitations(id);
      publishTo(...invited);
    };
    void settle().catch(() => {});
  });

  return {
    invite: async (player, id, to) => {
      const table = await store.tables.find(id);
      if (table === undefined || table.closedAt !== undefined) {
        return refuse('no-table', 'Table not found. It may have been closed.');
      }
      if (table.match !== undefined) return refuse('started', 'This match has already started.');
      if (!isSeated(table, player.id)) return refuse('not-at-table', 'Take a seat at the table first.');
      if (isSeated(table, to)) return refuse('there-already', 'This player is already at the table.');
      if (isFull(table)) return refuse('full', 'This table is full.');
      if (!(await isKnown(player.id, to))) return NOT_A_FRIEND;
      await store.friends.invite({ table: id, to, from: player.id, at: now() });
      publishTo(to);
      events.invited.emit({ table: id, game: table.game, to, from: player.name });
      return ok(undefined);
    },
    invitationsTo: async (player) => {
      const open = await store.friends.invitationsTo(player, now() - INVITATION_LIFETIME_MS);
      return (await Promise.all(open.map(show))).flat();
    },
    decline: async (player, table) => {
      await store.friends.decline(table, player, now());
      publishTo(player);
    },
  };
};
