import type { Friend, Person } from '@sesame/protocol';
import type { LiveMatch } from '../../match/live-match.ts';
import type { FriendsDeps } from './friends.ts';

/** Matches without a move for this long don't count as playing. */
const IDLE_BOARD_MS = 10 * 60_000;

/** Status of friends: online, playing or away. Changes are published to friends only. */
export const makeFriendStatus = (
  { store, presence, events, now }: FriendsDeps,
  publishTo: (...players: readonly string[]) => void,
) => {
  const publishToFriends = (...players: readonly string[]) => {
    void store.friends.friendsOf(...players).then(
      (friends) => publishTo(...friends),
      () => {},
    );
  };
  /** Matches whose start was published: later moves don't change the status. */
  const announced = new WeakSet<LiveMatch>();
  const publishToFriendsAt = ({ stored }: LiveMatch) =>
    publishToFriends(...stored.seats.flatMap(({ player }) => player ?? []));
  presence.changed.listen((player) => publishToFriends(player));
  events.match.listen((match) => {
    const { stored, committed } = match;
    if (stored.pace.kind === 'correspondence' || committed.outcome !== undefined || announced.has(match)) return;
    announced.add(match);
    publishToFriendsAt(match);
  });
  events.ended.listen(publishToFriendsAt);

  return {
    of: async (people: readonly Person[]): Promise<readonly Friend[]> => {
      const onlinePeople = people.filter(({ player }) => presence.isOnline(player));
      const running = await store.friends.runningMatchesOf(onlinePeople.map(({ player }) => player));
      const matchByPlayer = new Map(
        running
          .filter(({ pace, movedAt }) => pace.kind !== 'correspondence' && movedAt > now() - IDLE_BOARD_MS)
          .toSorted((a, b) => a.movedAt - b.movedAt)
          .map(({ player, match }) => [player, match]),
      );
      return people.map((person): Friend => {
        const match = matchByPlayer.get(person.player);
        if (match !== undefined) return { ...person, state: 'playing', match };
        return { ...person, state: presence.isOnline(person.player) ? 'online' : 'away' };
      });
    },
  };
};
