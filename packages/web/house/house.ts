import { type Connection, connect, makeApi, type Status } from '@sesame/client';
import type { Me } from '@sesame/protocol';
import { makeStore } from './store.ts';

/** The house as this page knows it: one way to ask, one live connection, and who we are in it. */
export const api = makeApi();
export const me = makeStore<Me | undefined>(undefined);
export const status = makeStore<Status>('connecting');

/**
 * The answer to `me` sets the cookie that the socket needs, so we enter before every socket: also a house that has
 * forgotten us lets us in again.
 */
export const connection: Connection = connect(async () => {
  const answer = await api.me();
  if (!answer.ok) throw new Error(answer.error.message);
  me.set(answer.value);
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
});
connection.onStatus((next) => status.set(next));

// A page that wakes up, or a network that comes back, need not wait for the next try.
addEventListener('online', () => connection.retry());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.retry();
});

/** Changes the name that others see. */
export const rename = async (name: string) => {
  const answer = await api.rename(name);
  if (answer.ok) me.set(answer.value);
  return answer;
};
