import { WebSocket } from 'ws';
import { startServer } from '../lib/server-process.ts';
import type { Contender, Duel, Running } from './contender.ts';
import { makeEars } from './delivery-tracker.ts';

/** A bare `ws` relay: the ceiling. */
export const start: Contender['start'] = () => startRelay('');

/** With a folder it keeps what it relays. */
export const startRelay = async (data: string): Promise<Running> => {
  const { port, stop } = await startServer(new URL('./relay-server.ts', import.meta.url), data);
  const open = (_: unknown, n: number) => openDuel(`ws://127.0.0.1:${port}/${n}`);
  return { open: (matches) => Promise.all(Array.from({ length: matches }, open)), stop };
};

const openDuel = async (url: string): Promise<Duel> => {
  const ears = makeEars();
  const enter = async (seat: number) => {
    const socket = await openSocket(url);
    socket.on('message', (data) => {
      const { ply: told }: { ply: number } = JSON.parse(String(data));
      if (told === ply) ears.heard(seat);
    });
    return socket;
  };
  const sockets = [await enter(0), await enter(1)];
  let ply = 0;
  return {
    move: () => {
      ply += 1;
      const told = ears.both();
      sockets[ply % 2]?.send(JSON.stringify({ type: 'play', ply, move: { type: 'guess', code: 'yyyyy' } }));
      return told;
    },
  };
};

const openSocket = (url: string): Promise<WebSocket> =>
  new Promise((ready, failed) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once('open', () => ready(socket));
    socket.once('error', failed);
  });
