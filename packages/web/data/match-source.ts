import type { Connection } from '@sesame/client';
import { type MatchRecord, ok, type Result } from '@sesame/kernel';
import { isOfflineMatch, type MatchSummary, type PlayBots, type Refused } from '@sesame/protocol';
import { api, connection } from './client.ts';
import { startAgainstBots } from './take-seat.ts';

/** Where a match is played: on the server, or in this browser. Pages need not know. */
type MatchConnection = Pick<Connection, 'watch' | 'play' | 'takeBack'>;

/** Loaded with the first match in this browser. */
const loadLocal = () => import('./local-matches.ts');

const localConnection: MatchConnection = {
  watch: (topic, listener) => {
    const watching = loadLocal().then(({ watchMatch }) => watchMatch(topic, listener));
    return () => void watching.then((unwatch) => unwatch());
  },
  play: async (...move) => (await loadLocal()).playMove(...move),
  takeBack: async (match) => (await loadLocal()).undoMove(match),
};

export const connectionOf = (match: string): MatchConnection => (isOfflineMatch(match) ? localConnection : connection);

const findHere = async (id: string) => (isOfflineMatch(id) ? (await loadLocal()).findLocalMatch(id) : undefined);

export const findMatch = async (id: string): Promise<Result<MatchSummary, Refused>> => {
  const here = await findHere(id);
  if (here === undefined) return api.match({ params: { id } });
  return ok((await import('../offline/local-match.ts')).localSummary(here));
};

export const findRecord = async (id: string): Promise<Result<MatchRecord, Refused>> => {
  const here = await findHere(id);
  if (here === undefined) return api.matchRecord({ params: { id } });
  const record = (await import('../offline/local-match.ts')).recordOf(here);
  // As on the server, the luck of a running match is a secret.
  const { luck: _, ...running } = record;
  return ok(here.endedAt === undefined ? running : record);
};

/** Ends a match against bots. */
export const endMatch = async (id: string): Promise<Result<unknown, Refused>> => {
  if ((await findHere(id)) === undefined) return api.endMatch({ params: { id } });
  return (await loadLocal()).endLocalMatch(id);
};

/** Starts a match against bots: on the server, or, if it cannot be reached, in this browser. Answers its id. */
export const playBots = async (wish: PlayBots): Promise<Result<string, Refused>> => {
  const isHere = connection.status !== 'open' && wish.rated !== true;
  if (isHere) return (await loadLocal()).startLocalMatch(wish);
  const started = await startAgainstBots(wish);
  if (started.ok || started.error.code !== 'unreachable' || wish.rated === true) return started;
  return (await loadLocal()).startLocalMatch(wish);
};
