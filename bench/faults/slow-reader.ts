import { WebSocket } from 'ws';

export interface SlowReaderResult {
  /** Whether the server closed the connection. */
  readonly isDisconnected: boolean;
}

/** Each is answered with a few thousand bytes: far more in total than the server may buffer per client. */
const MAX_REQUESTS = 20_000;
const REQUESTS_PER_TICK = 500;
const DISCONNECT_TIMEOUT_MS = 20_000;

/** Floods the server with requests without reading the answers, until it disconnects the socket. */
export const runSlowReader = async (url: string, match: string): Promise<SlowReaderResult> => {
  const response = await fetch(`${url}/api/me`, { method: 'POST' });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await response.arrayBuffer();
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie } });
  const disconnected = new Promise<true>((resolve) => {
    socket.on('error', () => resolve(true));
    socket.on('close', () => resolve(true));
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.pause();
  let id = 0;
  const sendRequest = () => socket.send(JSON.stringify({ type: 'watch', id: id++, topic: `match:${match}` }));
  // A client that does not read notices a closed connection only when it writes.
  const sending = setInterval(() => {
    for (let n = 0; n < (id < MAX_REQUESTS ? REQUESTS_PER_TICK : 1); n++) sendRequest();
  }, 50);
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), DISCONNECT_TIMEOUT_MS));
  const isDisconnected = await Promise.race([disconnected, timeout]);
  clearInterval(sending);
  socket.terminate();
  return { isDisconnected };
};
