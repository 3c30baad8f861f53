import { type Connection, connect, makeApi, type Status } from '@sesame/client';
import type { Me } from '@sesame/protocol';
import { makeStore } from './store.ts';

/** The house as this page knows it: one way to ask, one live connection, and who we are in it. */
export const api = makeApi();
export const me = makeStore<Me | undefined>(undefined);
export const status = makeStore<Status>('connecting');
let connectedAs: string | undefined;

/**
 * The answer to `me` sets the cookie that the socket needs, so we enter before every socket: also a house that has
 * forgotten us lets us in again.
 */
export const connection: Connection = connect(async () => {
  const answer = await api.me();
  if (!answer.ok) throw new Error(answer.error.message);
  // Signed in or out in another tab, or signed out from afar: the page begins anew as who we are now.
  if (connectedAs !== undefined && connectedAs !== answer.value.id && connection.status !== 'closed') reloadPage();
  me.set(answer.value);
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
});
connection.onStatus((next) => {
  // Only who was let in once can have become another: without cookies every answer makes a new guest.
  if (next === 'open') connectedAs = me.get()?.id;
  status.set(next);
});

// A page that wakes up, or a network that comes back, need not wait for the next try.
addEventListener('online', () => connection.retry());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.retry();
});

/** Changes the name that others see. */
export const renamePlayer = async (name: string) => {
  const answer = await api.rename(name);
  if (answer.ok) me.set(answer.value);
  return answer;
};

/** Loads this page, or another, as whoever we are now; nothing of who we were goes on meanwhile. */
export const reloadPage = (path?: string): void => {
  connection.close();
  if (path === undefined) location.reload();
  else location.assign(path);
};
