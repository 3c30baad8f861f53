import type { TopicUpdate } from '@sesame/client';
import { connection } from './client.ts';
import { makeStore, type Store, useStore } from './store.ts';

type TopicMessage<Type extends TopicUpdate['type']> = Extract<TopicUpdate, { type: Type }>;
type TopicStore = Pick<Store<TopicUpdate | undefined>, 'subscribe' | 'get'>;

/** One store a topic, however many components look at it; the last news stays for whoever comes back. */
const makeTopicStore = (topic: string): TopicStore => {
  const latest = makeStore<TopicUpdate | undefined>(undefined);
  let watchers = 0;
  let unwatch = () => {};
  return {
    get: latest.get,
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
  const store = topicStores.get(topic) ?? makeTopicStore(topic);
  topicStores.set(topic, store);
  return store;
};

const useTopic = <Type extends TopicUpdate['type']>(type: Type, topic: string): TopicMessage<Type> | undefined => {
  const news = useStore(topicStore(topic));
  return news?.type === type ? (news as TopicMessage<Type>) : undefined;
};

/** The tables that anyone may join. */
export const useLobby = (): TopicMessage<'lobby'> | undefined => useTopic('lobby', 'lobby');

/** Our running matches. */
export const useMyMatches = (): TopicMessage<'me'>['matches'] | undefined => useTopic('me', 'me')?.matches;

/** When the list of tournaments last changed. */
export const useTournamentListChange = (): TopicMessage<'tournaments'> | undefined =>
  useTopic('tournaments', 'tournaments');

export const useLiveTournament = (id: string): TopicMessage<'tournament'>['tournament'] | undefined =>
  useTopic('tournament', `tournament:${id}`)?.tournament;

/** Our friends and what waits for our answer. */
export const useRelationships = (): TopicMessage<'people'> | undefined => useTopic('people', 'people');

/** A few matches that are worth watching now. */
export const useFeaturedMatches = (): TopicMessage<'playing'>['matches'] | undefined =>
  useTopic('playing', 'playing')?.matches;

/** What the host has to say to everybody. */
export const useAnnouncements = (): TopicMessage<'announcements'>['announcements'] | undefined =>
  useTopic('announcements', 'announcements')?.announcements;

export const useLiveTable = (id: string): TopicMessage<'table'>['table'] | undefined =>
  useTopic('table', `table:${id}`)?.table;
