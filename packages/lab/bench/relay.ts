import { WebSocket } from 'ws';
import type { Contender, Duel } from './contender.ts';
import { startServer } from './process.ts';

/** A bare `ws` relay: the ceiling. */
export const relay: Contender = {
  name: 'bare ws relay',
  keeps: 'nothing',
  start: async () => {
    const { port, stop } = await startServer(new URL('./relay-server.ts', import.meta.url), '');
    return {
      open: (matches) => Promise.all(Array.from({ length: matches }, (_, n) => openDuel(port, n))),
      stop,
    };
  },
};

const openDuel = async (port: number, n: number): Promise<Duel> => {
  const sockets = [await openSocket(port, n), await openSocket(port, n)] as const;
  let turn = 0;
  return {
    move: async () => {
      const known = Promise.all(sockets.map((socket) => new Promise((heard) => socket.once('message', (data) => heard(JSON.parse(String(data)))))));
      sockets[turn % 2]?.send(JSON.stringify({ match: n, ply: turn, move: { type: 'guess', code: 'yyyyy' } }));
      turn += 1;
      await known;
    },
  };
};

const openSocket = (port: number, n: number): Promise<WebSocket> =>
  new Promise((ready, failed) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${n}`, { perMessageDeflate: false });
    socket.once('open', () => ready(socket));
    socket.once('error', failed);
  });
