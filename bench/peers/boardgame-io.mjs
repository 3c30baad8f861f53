import client from 'boardgame.io/dist/cjs/client.js';
import multiplayer from 'boardgame.io/dist/cjs/multiplayer.js';
import { startServer } from '../lib/server-process.ts';
import { makeDeliveryTracker } from '../moves/delivery-tracker.ts';
import { duel } from './boardgame-io-game.mjs';

/** boardgame.io with its own clients, over WebSocket from the start. */
export const start = async () => {
  const { port, cpu, stop } = await startServer(new URL('./boardgame-io-server.mjs', import.meta.url));
  const open = (_, n) => openDuel(`http://127.0.0.1:${port}`, `match-${n}`);
  return { open: (matches) => Promise.all(Array.from({ length: matches }, open)), cpu, stop };
};

const openDuel = async (server, matchID) => {
  const deliveries = makeDeliveryTracker();
  let moves = 0;
  const join = (seat) =>
    new Promise((resolve) => {
      const socketOpts = { transports: ['websocket'] };
      const io = multiplayer.SocketIO({ server, socketOpts });
      const player = client.Client({ game: duel, multiplayer: io, matchID, playerID: String(seat), debug: false });
      player.subscribe((state) => {
        if (state === null) return;
        resolve(player);
        if (state.ctx.turn === moves + 1) deliveries.delivered(seat);
      });
      player.start();
    });
  // One after the other: the first player creates the match.
  const players = [await join(0), await join(1)];
  return {
    move: () => {
      const delivered = deliveries.untilBoth();
      const mover = players[moves % 2];
      moves += 1;
      mover.moves.guess('yyyyy');
      return delivered;
    },
  };
};
