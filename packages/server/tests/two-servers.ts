import { connectAsGuest, type NodeClient } from '@sesame/client';
import { type RunningServer, serve } from '../main.ts';
import type { BotPool } from '../match/bots/worker-pool.ts';
import type { Settings } from '../settings.ts';
import { isShared, makeTestDatabase, type TestDatabase } from './test-database.ts';
import { QUIET } from './test-server.ts';

/** Two servers on one database, like two processes; on SQLite, whose folder belongs to one process, the same server twice. */
export interface TwoServers extends Pick<TestDatabase, 'ask'> {
  readonly urls: readonly [string, string];
  /** Connects to one of them, optionally with a cookie. */
  enter(through: 0 | 1, cookie?: string): Promise<NodeClient>;
  close(): Promise<void>;
}

export const openTwoServers = async (said: Partial<Settings> = {}, makePool?: () => BotPool): Promise<TwoServers> => {
  const { clear, ask, ...place } = await makeTestDatabase();
  // One after the other, so that tests can tell them apart.
  const open = () => serve({ ...QUIET, ...place, port: 0, ...said }, makePool?.());
  const first = await open();
  const servers: readonly [RunningServer, RunningServer] = [first, isShared ? await open() : first];
  const urlOf = ({ port }: RunningServer) => `http://127.0.0.1:${port}`;
  const urls = [urlOf(servers[0]), urlOf(servers[1])] as const;
  const guests: NodeClient[] = [];
  return {
    urls,
    ask,
    enter: async (through, cookie) => {
      const guest = await connectAsGuest(urls[through], cookie);
      guests.push(guest);
      return guest;
    },
    close: async () => {
      for (const { connection } of guests) connection.close();
      await Promise.all([...new Set(servers)].map((server) => server.close()));
      await clear();
    },
  };
};
