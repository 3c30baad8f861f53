import { type Connection, connect, makeApi, type Status } from '@sesame/client';
import type { Me, Refused } from '@sesame/protocol';
import { firstMe, takeFirstAnswer } from './first-data.ts';
import { isOnServer } from './is-on-server.ts';
import { rememberPlayer } from './last-player.ts';
import { matchInPath } from './next-match.ts';
import { makeObservable } from './observable.ts';

/** The page's HTTP client, its live connection, and the current player. */
export const api = makeApi({ known: takeFirstAnswer });
export const me = makeObservable<Me | undefined>(firstMe());
export const status = makeObservable<Status>('connecting');
/** Why the server last refused to let this page in, until it does. */
export const entryRefusal = makeObservable<Refused | undefined>(undefined);
/** The player of the page, and then of the last open socket. */
let connectedAs = firstMe()?.id;

/** A hint to a proxy: it may bring all connections of one match to one process. The server does not need it. */
const nearMatch = (): string => {
  const match = matchInPath(location.pathname);
  return match === undefined ? '' : `?match=${match}`;
};

/**
 * `POST /me` sets the session cookie that the socket needs. It runs before every connect, so a session that has expired
 * is replaced by a new guest.
 */
export const connection: Connection = connect(async () => {
  if (isOnServer) return new Promise<never>(() => {});
  const answer = await api.enter();
  entryRefusal.set(answer.ok ? undefined : answer.error);
  if (!answer.ok) throw new Error(answer.error.message);
  // The player has changed (signed in or out in another tab, or session ended elsewhere): reload as the new one.
  if (connectedAs !== undefined && connectedAs !== answer.value.id && connection.status !== 'closed') reloadPage();
  me.set(answer.value);
  rememberPlayer(answer.value);
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket${nearMatch()}`);
});
connection.onStatus((next) => {
  // Compare with the player of the last open socket, not of the last answer: without cookies every answer is a new
  // guest.
  if (next === 'open') connectedAs = me.get()?.id;
  status.set(next);
});

// Reconnect at once when the page wakes up or the network is back, instead of waiting out the backoff.
if (!isOnServer) {
  addEventListener('online', () => connection.retry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.retry();
  });
}

/** Changes the current player's display name. */
export const renamePlayer = async (name: string) => {
  const answer = await api.rename({ body: { name } });
  if (answer.ok) me.set(answer.value);
  return answer;
};

/** Closes the connection and reloads, here or at `path`, after the current player has changed. */
export const reloadPage = (path?: string): void => {
  connection.close();
  if (path === undefined) location.reload();
  else location.assign(path);
};
