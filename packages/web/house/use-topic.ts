import type { News } from '@sesame/client';
import { connection } from './house.ts';
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

export const useTableNews = (id: string): NewsOf<'table'>['table'] | undefined =>
  useNews('table', `table:${id}`)?.table;
