import type { Presence } from '../../cluster/presence.ts';
import type { TopicPublisher } from '../../cluster/topic-publisher.ts';
import type { Event } from '../../lib/event.ts';
import { makeGroupIndex } from '../../lib/group-index.ts';
import { encodeMessage } from '../../lib/server-message.ts';
import type { MatchEvents } from '../../match/match-events.ts';
import type { Store, StoredTable } from '../../store/store.ts';
import { type PublicRoomDeps, publicRoom } from './public-room.ts';
import type { Rooms } from './rooms.ts';

export interface RoomTopicsDeps extends PublicRoomDeps {
  readonly store: Pick<Store, 'rooms' | 'tables'>;
  readonly rooms: Pick<Rooms, 'find'>;
  readonly presence: Pick<Presence, 'isOnline' | 'changed'>;
  readonly events: Pick<MatchEvents, 'ended'> & { readonly table: Event<StoredTable> };
  readonly onError: (error: unknown) => void;
}

/** Offers the topic `room:<code>`, and publishes it when members come and go and when a match begins or ends. */
export const offerRoomTopics = (deps: RoomTopicsDeps, topics: TopicPublisher): void => {
  const { store, rooms, presence, events, onError } = deps;
  /** Topics of rooms with subscribers here, by member. */
  const followed = makeGroupIndex<string>();
  topics.offer(
    'room',
    async (code) => {
      const room = await rooms.find(code);
      if (!room.ok) return undefined;
      followed.put(
        `room:${code}`,
        room.value.members.map(({ player }) => player),
      );
      return encodeMessage({ type: 'room', room: await publicRoom(deps, room.value) });
    },
    (code) => followed.remove(`room:${code}`),
  );
  presence.changed.listen((player) => {
    for (const topic of followed.of(player)) topics.publishHere(topic);
  });
  const publishOf = async (table: string) => {
    const code = await store.rooms.codeOfTable(table);
    if (code !== undefined) topics.publishSoon(`room:${code}`);
  };
  events.table.listen((table) => void publishOf(table.id).catch(onError));
  events.ended.listen(({ stored }) => void publishOf(stored.table).catch(onError));
};
