import { Client } from '@colyseus/sdk';
import { startServer } from '../lib/server-process.ts';
import { makeDeliveryTracker } from '../moves/delivery-tracker.ts';

/** Colyseus with its own clients. */
export const start = async () => {
  const { port, cpu, stop } = await startServer(new URL('./colyseus-server.mjs', import.meta.url));
  const open = () => openDuel(`http://127.0.0.1:${port}`);
  return { open: (matches) => Promise.all(Array.from({ length: matches }, open)), cpu, stop };
};

const openDuel = async (server) => {
  const deliveries = makeDeliveryTracker();
  let ply = 0;
  const host = await new Client(server).create('duel');
  const guest = await new Client(server).joinById(host.roomId);
  const rooms = [host, guest];
  for (const [seat, room] of rooms.entries()) {
    room.reconnection.enabled = false;
    room.onStateChange((state) => {
      if (state.ply === ply) deliveries.delivered(seat);
    });
  }
  return {
    move: () => {
      const delivered = deliveries.untilBoth();
      const mover = rooms[ply % 2];
      ply += 1;
      mover.send('move', { code: 'yyyyy' });
      return delivered;
    },
  };
};
