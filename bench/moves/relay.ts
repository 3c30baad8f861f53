import { WebSocket } from 'ws';
import { startServer } from '../lib/server-process.ts';
import type { Contender, Duel, RunningContender } from './contender.ts';
import { makeDeliveryTracker } from './delivery-tracker.ts';

/** A bare `ws` relay: the upper bound for any server. */
export const start: Contender['start'] = () => startRelay('');

/** Starts a relay. With a data folder it logs each message to disk before relaying it. */
export const startRelay = async (data: string): Promise<RunningContender> => {
  const { port, cpu, stop } = await startServer(new URL('./relay-server.ts', import.meta.url), data);
  const open = (_: unknown, n: number) => openRelayDuel(`ws://127.0.0.1:${port}/${n}`);
  return { open: (matches) => Promise.all(Array.from({ length: matches }, open)), cpu, stop };
};

const openRelayDuel = async (url: string): Promise<Duel> => {
  const deliveries = makeDeliveryTracker();
  const join = async (seat: number) => {
    const socket = await connectSocket(url);
    socket.on('message', (data) => {
      const { ply: received }: { ply: number } = JSON.parse(String(data));
      if (received === ply) deliveries.delivered(seat);
    });
    return socket;
  };
  const sockets = [await join(0), await join(1)];
  let ply = 0;
  return {
    move: () => {
      ply += 1;
      const delivered = deliveries.untilBoth();
      sockets[ply % 2]?.send(JSON.stringify({ type: 'play', ply, move: { type: 'guess', code: 'yyyyy' } }));
      return delivered;
    },
  };
};

const connectSocket = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
