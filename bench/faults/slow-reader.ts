import { WebSocket } from 'ws';

/** How the house treats somebody who asks and asks, and does not read. */
export interface SlowReading {
  /** Whether it let them go. */
  readonly isLetGo: boolean;
}

/** So many asks, each answered with some thousand bytes: far more than may wait for anybody. */
const ASKS = 20_000;
const AT_ONCE = 500;
const PATIENCE = 20_000;

/** Follows a match again and again over a socket that nobody reads, until the house lets go of it. */
export const readSlowly = async (url: string, match: string): Promise<SlowReading> => {
  const entered = await fetch(`${url}/api/me`, { method: 'POST' });
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await entered.arrayBuffer();
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie } });
  const gone = new Promise<true>((left) => {
    socket.on('error', () => left(true));
    socket.on('close', () => left(true));
  });
  await new Promise((opened) => socket.once('open', opened));
  socket.pause();
  let id = 0;
  const ask = () => socket.send(JSON.stringify({ type: 'watch', id: id++, topic: `match:${match}` }));
  // Whoever is cut off and does not read notices it when they write.
  const asking = setInterval(() => {
    for (let n = 0; n < (id < ASKS ? AT_ONCE : 1); n++) ask();
  }, 50);
  const late = new Promise<false>((over) => setTimeout(() => over(false), PATIENCE));
  const isLetGo = await Promise.race([gone, late]);
  clearInterval(asking);
  socket.terminate();
  return { isLetGo };
};
