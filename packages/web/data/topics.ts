import type { News } from '@sesame/client';
import { connection } from './client.ts';
import { makeStore, type Store, useStore } from './store.ts';

type NewsOf<Type extends News['type']> = Extract<News, { type: Type }>;
type Stream = Pick<Store<News | undefined>, 'subscribe' | 'get'>;

/** One stream a topic, however many components look at it; the last news stays for whoever comes back. */
const makeStream = (topic: string): Stream => {
  const latest = makeStore<News | undefined>(undefined);
  let watchers = 0;
  let unwatch = () => {};
  return {
    get: latest.get,
    subscribe: (changed) => {
      const forget = latest.subscribe(changed);
      watchers += 1;
      if (watchers === 1) unwatch = connection.watch(topic, latest.set);
      return () => {
        forget();
        watchers -= 1;
        if (watchers === 0) unwatch();
      };
    },
  };
};

const streams = new Map<string, Stream>();

const streamOf = (topic: string): Stream => {
  const stream = streams.get(topic) ?? makeStream(topic);
  streams.set(topic, stream);
  return stream;
};

const useNews = <Type extends News['type']>(type: Type, topic: string): NewsOf<Type> | undefined => {
  const news = useStore(streamOf(topic));
  return news?.type === type ? (news as NewsOf<Type>) : undefined;
};

/** The tables that anyone may join. */
export const useLobby = (): NewsOf<'lobby'> | undefined => useNews('lobby', 'lobby');

/** Our running matches. */
export const useMyMatches = (): NewsOf<'me'>['matches'] | undefined => useNews('me', 'me')?.matches;

/** When the list of tournaments last changed. */
export const useTournamentsNews = (): NewsOf<'tournaments'> | undefined => useNews('tournaments', 'tournaments');

export const useTournamentNews = (id: string): NewsOf<'tournament'>['tournament'] | undefined =>
  useNews('tournament', `tournament:${id}`)?.tournament;

/** Our friends and what waits for our answer. */
export const usePeople = (): NewsOf<'people'> | undefined => useNews('people', 'people');

/** A few matches that are worth watching now. */
export const usePlaying = (): NewsOf<'playing'>['matches'] | undefined => useNews('playing', 'playing')?.matches;

/** What the host has to say to everybody. */
export const useAnnouncements = (): NewsOf<'announcements'>['announcements'] | undefined =>
  useNews('announcements', 'announcements')?.announcements;

export const useTableNews = (id: string): NewsOf<'table'>['table'] | undefined =>
  useNews('table', `table:${id}`)?.table;
