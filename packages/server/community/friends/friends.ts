import { ok, type Result, refuse } from '@sesame/kernel';
import type { AddFriend, Opponent, Contacts as PeopleShown } from '@sesame/protocol';
import type { Presence } from '../../cluster/presence.ts';
import type { TopicPublisher } from '../../cluster/topic-publisher.ts';
import type { Event } from '../../lib/event.ts';
import { foldName } from '../../lib/fold-name.ts';
import type { Now } from '../../lib/now.ts';
import { encodeMessage } from '../../lib/server-message.ts';
import type { MatchEvents } from '../../match/match-events.ts';
import type { StoredRelationship } from '../../store/repositories/friends.ts';
import type { Store, StoredPlayer, StoredTable } from '../../store/store.ts';
import type { Invited } from '../notifications/invitation-notification.ts';
import { makeFriendStatus } from './friend-status.ts';
import { type Invitations, makeInvitations } from './invitations.ts';

/** Friends, who of them is here, and whom one wants nothing to do with. */
export interface Friends extends Invitations {
  of(player: string): Promise<PeopleShown>;
  /** Asks somebody to be a friend; asked back, they are friends. */
  request(player: StoredPlayer, wish: AddFriend): Promise<Result<void>>;
  /** Ends a friendship, a request of either side, or a block of one's own. */
  remove(player: string, other: string): Promise<void>;
  block(player: string, other: string): Promise<Result<void>>;
  opponents(player: string): Promise<readonly Opponent[]>;
}

export interface FriendsDeps {
  readonly store: Pick<Store, 'friends' | 'accounts' | 'players' | 'tables'>;
  readonly presence: Presence;
  readonly events: Pick<MatchEvents, 'match' | 'ended'> & {
    readonly invited: Event<Invited>;
    readonly table: Event<StoredTable>;
  };
  readonly now: Now;
}

const MAX_RELATIONSHIPS = 500;
const MAX_OPPONENTS = 20;
const NO_PLAYER = refuse('nobody', 'No player has that name. Ask for the exact name they sign in with.');
const YOURSELF = refuse('yourself', 'That’s you.');
/** Says the same of somebody who has blocked us as it would of any other reason. */
const CANNOT_BE_ASKED = refuse('unwilling', 'You can’t send a request to this player.');

export const makeFriends = (
  deps: FriendsDeps,
  { offer, publishSoon }: Pick<TopicPublisher, 'offer' | 'publishSoon'>,
): Friends => {
  const { store, now } = deps;
  const tell = (...players: readonly string[]) => {
    for (const player of players) publishSoon(`people:${player}`);
  };
  const states = makeFriendStatus(deps, tell);
  const invitations = makeInvitations(deps, tell);

  const personOf = ({ other, name }: StoredRelationship) => ({ player: other, name });
  const of = async (player: string): Promise<PeopleShown> => {
    const [ties, invited] = await Promise.all([
      store.friends.relationshipsOf(player),
      invitations.invitationsTo(player),
    ]);
    const friends = ties.filter(({ mine, theirs }) => mine === 'friend' && theirs === 'friend').map(personOf);
    return {
      friends: [...(await states.of(friends))],
      requests: ties.filter(({ mine, theirs }) => mine === undefined && theirs === 'friend').map(personOf),
      // Who has blocked us looks like somebody who has not answered.
      asked: ties.filter(({ mine, theirs }) => mine === 'friend' && theirs !== 'friend').map(personOf),
      blocked: ties.filter(({ mine }) => mine === 'blocked').map(personOf),
      invitations: [...invited],
    };
  };
  offer('people', async (player) => encodeMessage({ type: 'people', ...(await of(player)) }));

  const find = async ({ player, name }: AddFriend): Promise<StoredPlayer | undefined> => {
    const id = player ?? (name === undefined ? undefined : (await store.accounts.findByName(foldName(name)))?.player);
    const found = id === undefined ? undefined : await store.players.find(id);
    return found?.leftAt === undefined ? found : undefined;
  };

  return {
    of,
    ...invitations,
    request: async ({ id: player }, wish) => {
      const other = await find(wish);
      if (other === undefined) return NO_PLAYER;
      if (other.id === player) return YOURSELF;
      const ties = await store.friends.relationshipsOf(player);
      const between = ties.find((tie) => tie.other === other.id);
      if (between?.mine === 'blocked') return refuse('blocked', 'You have blocked this player. Unblock them first.');
      if (between?.theirs === 'blocked') return CANNOT_BE_ASKED;
      if (ties.length >= MAX_RELATIONSHIPS)
        return refuse('too-many', 'Your friends list is full. Remove someone first.');
      await store.friends.addFriend(player, other.id, now());
      tell(player, other.id);
      return ok(undefined);
    },
    remove: async (player, other) => {
      await store.friends.removeRelationship(player, other);
      tell(player, other);
    },
    block: async (player, other) => {
      if (player === other) return YOURSELF;
      if ((await find({ player: other })) === undefined) return NO_PLAYER;
      await store.friends.block(player, other, now());
      tell(player, other);
      return ok(undefined);
    },
    opponents: async (player) => {
      const [met, ties] = await Promise.all([
        store.friends.opponents(player, MAX_OPPONENTS),
        store.friends.relationshipsOf(player),
      ]);
      const blocked = new Set(ties.filter(({ mine }) => mine === 'blocked').map(({ other }) => other));
      return met.filter((one) => !blocked.has(one.player));
    },
  };
};
