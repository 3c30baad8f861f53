import type { Friend, Person } from '@sesame/protocol';
import type { LiveMatch } from '../../match/position.ts';
import type { FriendsDeps } from './friends.ts';

/** A board at which nothing has happened for so long is one that somebody left open. */
const IDLE_BOARD_MS = 10 * 60_000;

/** Where friends are: here, at a board that may be watched, or away. Friends are told when that changes, and only they. */
export const makeFriendStatus = (
  { store, presence, events, now }: FriendsDeps,
  tell: (...players: readonly string[]) => void,
) => {
  const tellFriends = (player: string) => {
    void store.friends.friendsOf(player).then(
      (friends) => tell(...friends),
      () => {},
    );
  };
  /** Matches whose beginning was told. A move is not news to friends. */
  const told = new WeakSet<LiveMatch>();
  presence.changed.listen(tellFriends);
  events.match.listen((match) => {
    const { stored, committed } = match;
    if (stored.pace.kind === 'correspondence' || committed.outcome !== undefined || told.has(match)) return;
    told.add(match);
    for (const { player } of stored.seats) if (player !== undefined) tellFriends(player);
  });
  events.ended.listen(({ stored }) => {
    for (const { player } of stored.seats) if (player !== undefined) tellFriends(player);
  });

  return {
    of: async (people: readonly Person[]): Promise<readonly Friend[]> => {
      const here = people.filter(({ player }) => presence.isOnline(player));
      const running = await store.friends.runningMatchesOf(here.map(({ player }) => player));
      const boards = new Map(
        running
          .filter(({ pace, movedAt }) => pace.kind !== 'correspondence' && movedAt > now() - IDLE_BOARD_MS)
          .toSorted((a, b) => a.movedAt - b.movedAt)
          .map(({ player, match }) => [player, match]),
      );
      return people.map((person): Friend => {
        const match = boards.get(person.player);
        if (match !== undefined) return { ...person, state: 'playing', match };
        return { ...person, state: presence.isOnline(person.player) ? 'online' : 'away' };
      });
    },
  };
};
