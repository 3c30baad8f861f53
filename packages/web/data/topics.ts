import type { TopicUpdate } from '@sesame/client';
import { connection } from './client.ts';
import { firstMessage } from './first-data.ts';
import { isOnServer } from './is-on-server.ts';
import { makeObservable, type Store, useObservable } from './observable.ts';

type TopicMessage<Type extends TopicUpdate['type']> = Extract<TopicUpdate, { type: Type }>;
type TopicStore = Pick<Store<TopicUpdate | undefined>, 'subscribe' | 'get' | 'getFirst'>;

/** One subscription per topic, shared by all components. The last message stays cached after the last one unmounts. */
const makeTopicStore = (topic: string): TopicStore => {
  const latest = makeObservable(firstMessage(topic) as TopicUpdate | undefined);
  let watchers = 0;
  let unwatch = () => {};
  return {
    get: latest.get,
    getFirst: latest.getFirst,
    subscribe: (changed) => {
      const unsubscribe = latest.subscribe(changed);
      watchers += 1;
      if (watchers === 1) unwatch = connection.watch(topic, latest.set);
      return () => {
        unsubscribe();
        watchers -= 1;
        if (watchers === 0) unwatch();
      };
    },
  };
};

const topicStores = new Map<string, TopicStore>();

const topicStore = (topic: string): TopicStore => {
  // Each page that is rendered there is somebody else's.
  if (isOnServer) return makeTopicStore(topic);
  const store = topicStores.get(topic) ?? makeTopicStore(topic);
  topicStores.set(topic, store);
  return store;
};

const useTopic = <Type extends TopicUpdate['type']>(type: Type, topic: string): TopicMessage<Type> | undefined => {
  const news = useObservable(topicStore(topic));
  return news?.type === type ? (news as TopicMessage<Type>) : undefined;
};

/** Open tables and the number of players online. */
export const useLobby = (): TopicMessage<'lobby'> | undefined => useTopic('lobby', 'lobby');

/** The current player's running matches. */
export const useMyMatches = (): TopicMessage<'me'>['matches'] | undefined => useTopic('me', 'me')?.matches;

/** Changes whenever the list of tournaments does. */
export const useTournamentListChange = (): TopicMessage<'tournaments'> | undefined =>
  useTopic('tournaments', 'tournaments');

export const useLiveTournament = (id: string): TopicMessage<'tournament'>['tournament'] | undefined =>
  useTopic('tournament', `tournament:${id}`)?.tournament;

/** Friends, requests, blocks and invitations of the current player. */
export const useRelationships = (): TopicMessage<'people'> | undefined => useTopic('people', 'people');

/** Running matches picked by the server for spectators. */
export const useFeaturedMatches = (): TopicMessage<'playing'>['matches'] | undefined =>
  useTopic('playing', 'playing')?.matches;

/** Announcements of the admin. */
export const useAnnouncements = (): TopicMessage<'announcements'>['announcements'] | undefined =>
  useTopic('announcements', 'announcements')?.announcements;

export const useLiveRoom = (code: string): TopicMessage<'room'>['room'] | undefined =>
  useTopic('room', `room:${code}`)?.room;

export const useLiveTable = (id: string): TopicMessage<'table'>['table'] | undefined =>
  useTopic('table', `table:${id}`)?.table;
