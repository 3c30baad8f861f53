import { connectAsGuest, followMatch, type MatchState, type NodeClient } from '@sesame/client';
import type { Table, TimeControl } from '@sesame/protocol';
import { makeId } from '../lib/ids.ts';
import { type RunningServer, serve } from '../main.ts';
import { DEFAULTS, type Settings } from '../settings.ts';
import type { StoreLocation } from '../store/open-store.ts';
import { PASSWORD } from './http-request.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

/** A real server for tests, on its own port and folder. */
export interface TestServer extends Omit<RunningServer, 'log'>, Pick<TestDatabase, 'data' | 'ask'> {
  /** Where its store is. */
  readonly place: StoreLocation;
  enter(): Promise<NodeClient>;
  /** Enters with an account, which rated matches need. */
  enterAccount(name?: string): Promise<NodeClient>;
  /** Restarts it on the same port and folder. */
  restart(): Promise<void>;
}

export const QUIET: Partial<Settings> = {
  host: '127.0.0.1',
  logLevel: process.env.SESAME_LOG ?? 'silent',
  botPauseMs: 0,
  botBudgetMs: 50,
  viewingTempo: 0,
  limits: {
    ...DEFAULTS.limits,
    requestsPerMinute: 100_000,
    guestsPerMinute: 100_000,
    guestsPerDay: 100_000,
    tablesPerHour: 100_000,
    picturesPerMinute: 100_000,
    waitingTablesPerPlayer: 100_000,
    runningMatchesPerPlayer: 100_000,
    signInsPerMinute: 100_000,
    messagesPerSecond: 1_000,
    messageBurst: 1_000,
  },
};

export const openTestServer = async (said: Partial<Settings> = {}): Promise<TestServer> => {
  const { clear, ask, ...place } = await makeTestDatabase();
  const guests: NodeClient[] = [];
  let serving = await serve({ port: 0, ...place, ...QUIET, ...said });
  const { port } = serving;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    ...(serving.adminLink !== undefined && { adminLink: serving.adminLink }),
    data: place.data,
    place,
    ask,
    enter: async () => {
      const guest = await connectAsGuest(url);
      guests.push(guest);
      return guest;
    },
    enterAccount: async (name = `Account ${makeId().slice(0, 12)}`) => {
      const guest = await connectAsGuest(url);
      const saved = await guest.api.saveAccount({ body: { name, password: PASSWORD } });
      if (!saved.ok) throw new Error(saved.error.message);
      // The guest’s session ends soon, and its sockets with it.
      guest.connection.close();
      const account = await connectAsGuest(url, guest.cookie);
      guests.push(account);
      return account;
    },
    restart: async () => {
      await serving.close();
      serving = await serve({ port, ...place, ...QUIET, ...said });
    },
    close: async () => {
      for (const { connection } of guests) connection.close();
      await serving.close();
      await clear();
    },
  };
};

interface DuelSettings {
  readonly options?: Record<string, number | boolean>;
  readonly pace?: TimeControl;
  readonly open?: boolean;
}

/** Begins a match of Crack the Code between two players, which nobody watches yet. */
export const beginDuel = (players: readonly [NodeClient, NodeClient], settings: DuelSettings = {}) =>
  beginMatch('crack-the-code', players, settings);

/** Begins a match between two players, which nobody watches yet. */
export const beginMatch = async (
  game: string,
  [ann, bo]: readonly [NodeClient, NodeClient],
  settings: DuelSettings = {},
): Promise<{ readonly table: Table; readonly match: string }> => {
  const table = await ann.api.openTable({ body: { game, seats: 2, ...settings } });
  if (!table.ok) throw new Error(table.error.message);
  const sat = await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } });
  if (!sat.ok || sat.value.match === undefined) throw new Error('the match did not begin');
  return { table: sat.value, match: sat.value.match };
};

/** A match of two players, both watching it. */
export const openDuel = async (players: readonly [NodeClient, NodeClient], settings: DuelSettings = {}) => {
  const { table, match } = await beginDuel(players, settings);
  const [ann, bo] = players;
  return { table, match, ann: watching(ann, match), bo: watching(bo, match) };
};

/** Subscribes to a match and waits for a condition. */
export const watching = (guest: NodeClient, match: string) => {
  let story: MatchState | undefined;
  const waiting = new Set<() => void>();
  const stop = followMatch(guest.connection, match, (next) => {
    story = next;
    for (const look of waiting) look();
  });
  const until = (holds: (story: MatchState) => boolean): Promise<MatchState> =>
    new Promise((found) => {
      const look = () => {
        if (story === undefined || !holds(story)) return;
        waiting.delete(look);
        found(story);
      };
      waiting.add(look);
      look();
    });
  return { until, stop, story: () => story, play: (move: unknown) => guest.connection.play(match, move) };
};
