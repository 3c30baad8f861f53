import { ok, type Result, refuse } from '@sesame/kernel';
import {
  type AddFriend,
  type Friend,
  type Opponent,
  type Contacts as PeopleShown,
  type Person,
  talkOf,
} from '@sesame/protocol';
import type { Presence } from '../../cluster/presence.ts';
import type { TopicPublisher } from '../../cluster/topic-publisher.ts';
import type { Event } from '../../lib/event.ts';
import type { Now } from '../../lib/now.ts';
import { encodeMessage } from '../../lib/server-message.ts';
import type { MatchEvents } from '../../match/match-events.ts';
import type { StoredRelationship } from '../../store/repositories/friends.ts';
import type { Store, StoredPlayer, StoredTable } from '../../store/store.ts';
import { findAccountByName } from '../accounts/find-by-name.ts';
import type { Invited } from '../notifications/invitation-notification.ts';
import { makeFriendStatus } from './friend-status.ts';
import { type Invitations, makeInvitations } from './invitations.ts';

/** Friends, friend requests, blocks and invitations. */
export interface Friends extends Invitations {
  of(player: string): Promise<PeopleShown>;
  /** Sends a friend request, or accepts one. */
  request(player: StoredPlayer, friend: AddFriend): Promise<Result<void>>;
  /** Removes a friend, a request in either direction, or one's own block. */
  remove(player: string, other: string): Promise<void>;
  block(player: string, other: string): Promise<Result<void>>;
  opponents(player: string): Promise<readonly Opponent[]>;
  /** Counts a new message for the friend it is for. */
  announceMessage(to: string): void;
  /** Remembers the last message of a friend that a player has read. */
  markRead(player: string, friend: string, seq: number): Promise<void>;
}

export interface FriendsDeps {
  readonly store: Pick<Store, 'friends' | 'accounts' | 'players' | 'tables' | 'chat'>;
  readonly presence: Presence;
  readonly events: Pick<MatchEvents, 'match' | 'ended'> & {
    readonly invited: Event<Invited>;
    readonly table: Event<StoredTable>;
  };
  readonly now: Now;
}

const MAX_RELATIONSHIPS = 500;
const MAX_OPPONENTS = 20;
const NO_PLAYER = refuse('nobody', 'No account has that name. Ask for the exact name they show.');
const YOURSELF = refuse('yourself', 'That’s you.');
/** Deliberately vague, to hide that the player has blocked us. */
const CANNOT_BE_ASKED = refuse('unwilling', 'You can’t send a request to this player.');

export const makeFriends = (
  deps: FriendsDeps,
  { offer, publishSoon }: Pick<TopicPublisher, 'offer' | 'publishSoon'>,
): Friends => {
  const { store, now } = deps;
  const publishTo = (...players: readonly string[]) => {
    for (const player of players) publishSoon(`people:${player}`);
  };
  const states = makeFriendStatus(deps, publishTo);
  const invitations = makeInvitations(deps, publishTo);

  const of = async (player: string): Promise<PeopleShown> => {
    const [relationships, invited] = await Promise.all([
      store.friends.relationshipsOf(player),
      invitations.invitationsTo(player),
    ]);
    const guests = await store.friends.guestsAmong(relationships.map(({ other }) => other));
    const personOf = ({ other, name }: StoredRelationship): Person => ({
      player: other,
      name,
      ...(guests.has(other) && { guest: true }),
    });
    const friends = relationships.filter(({ mine, theirs }) => mine === 'friend' && theirs === 'friend').map(personOf);
    const channelOf = (other: string) => `talk:${talkOf(player, other)}`;
    const [known, unread] = await Promise.all([
      states.of(friends),
      store.chat.unread(
        player,
        friends.map((friend) => channelOf(friend.player)),
      ),
    ]);
    const withUnread = (friend: Friend): Friend => {
      const count = unread.get(channelOf(friend.player));
      return count === undefined ? friend : { ...friend, unread: count };
    };
    return {
      friends: known.map(withUnread),
      requests: relationships.filter(({ mine, theirs }) => mine === undefined && theirs === 'friend').map(personOf),
      // A player who has blocked us looks like one who hasn't answered.
      asked: relationships.filter(({ mine, theirs }) => mine === 'friend' && theirs !== 'friend').map(personOf),
      blocked: relationships.filter(({ mine }) => mine === 'blocked').map(personOf),
      invitations: [...invited],
    };
  };
  offer('people', async (player) => encodeMessage({ type: 'people', ...(await of(player)) }));

  const find = async ({ player, name }: AddFriend): Promise<StoredPlayer | undefined> => {
    const id = player ?? (name === undefined ? undefined : await findAccountByName(store.accounts, name));
    const found = id === undefined ? undefined : await store.players.find(id);
    return found?.leftAt === undefined ? found : undefined;
  };

  return {
    of,
    ...invitations,
    request: async ({ id: player }, friend) => {
      const other = await find(friend);
      if (other === undefined) return NO_PLAYER;
      if (other.id === player) return YOURSELF;
      const relationships = await store.friends.relationshipsOf(player);
      const between = relationships.find((relationship) => relationship.other === other.id);
      if (between?.mine === 'blocked') return refuse('blocked', 'You have blocked this player. Unblock them first.');
      if (between?.theirs === 'blocked') return CANNOT_BE_ASKED;
      if (relationships.length >= MAX_RELATIONSHIPS)
        return refuse('too-many', 'Your friends list is full. Remove someone first.');
      await store.friends.addFriend(player, other.id, now());
      publishTo(player, other.id);
      return ok(undefined);
    },
    remove: async (player, other) => {
      await store.friends.removeRelationship(player, other);
      publishTo(player, other);
    },
    block: async (player, other) => {
      if (player === other) return YOURSELF;
      if ((await find({ player: other })) === undefined) return NO_PLAYER;
      await store.friends.block(player, other, now());
      publishTo(player, other);
      return ok(undefined);
    },
    announceMessage: (to) => publishTo(to),
    markRead: async (player, friend, seq) => {
      await store.chat.markRead(player, `talk:${talkOf(player, friend)}`, seq);
      publishTo(player);
    },
    opponents: async (player) => {
      const [met, relationships] = await Promise.all([
        store.friends.opponents(player, MAX_OPPONENTS),
        store.friends.relationshipsOf(player),
      ]);
      const blocked = new Set(relationships.filter(({ mine }) => mine === 'blocked').map(({ other }) => other));
      const shown = met.filter((one) => !blocked.has(one.player));
      const guests = await store.friends.guestsAmong(shown.map((one) => one.player));
      return shown.map((one) => ({ ...one, ...(guests.has(one.player) && { guest: true as const }) }));
    },
  };
};
