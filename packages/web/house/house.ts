import { type Connection, connect, makeApi, type Status } from '@sesame/client';
import type { Me } from '@sesame/protocol';
import { makeStore } from './store.ts';

/** The house as this page knows it: one way to ask, one live connection, and who we are in it. */
export const api = makeApi();
export const me = makeStore<Me | undefined>(undefined);
export const status = makeStore<Status>('connecting');

type Socket = ReturnType<Parameters<typeof connect>[0]>;

/** Handlers of a `Socket` take an event that nobody reads. */
const call = (handler: ((event: never) => void) | null): void => (handler as (() => void) | null)?.();

/**
 * A socket that enters the house before it opens: the answer to `me` sets the cookie that the socket needs,
 * so that also a house that has forgotten us lets us in again.
 */
const enter = (): Socket => {
  let real: WebSocket | undefined;
  let closed = false;
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (data) => real?.send(data),
    close: () => {
      closed = true;
      if (real === undefined) call(socket.onclose);
      else real.close();
    },
  };
  void api.me().then((answer) => {
    if (closed) return;
    if (!answer.ok) return call(socket.onclose);
    me.set(answer.value);
    real = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    real.onopen = () => call(socket.onopen);
    real.onmessage = ({ data }) => socket.onmessage?.({ data });
    real.onclose = () => call(socket.onclose);
    real.onerror = () => call(socket.onerror);
  });
  return socket;
};

export const connection: Connection = connect(enter);
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
