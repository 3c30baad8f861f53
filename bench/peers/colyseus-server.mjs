import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { serveAsChild } from '../lib/server-process.ts';

const Guess = schema({ seat: t.uint8(), code: t.string() });
const DuelState = schema({ ply: t.uint32().default(0), guesses: t.array(Guess) });

/** Inputs per match of Crack the Code, after which the list of guesses is cleared. */
const GUESSES_PER_MATCH = 34;

/** Players take turns appending a five-letter guess to a list: about as little work as Crack the Code. */
class Duel extends Room {
  maxClients = 2;
  // Sends a move at once instead of with the next of 20 patches per second.
  patchRate = null;
  state = new DuelState();

  onCreate() {
    this.onMessage('move', (client, { code }) => {
      const seat = this.clients.indexOf(client);
      if (seat !== this.state.ply % 2 || typeof code !== 'string' || code.length !== 5) return;
      if (this.state.guesses.length === GUESSES_PER_MATCH) this.state.guesses.clear();
      this.state.guesses.push(new Guess({ seat, code }));
      this.state.ply += 1;
      this.broadcastPatch();
    });
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('duel', Duel);
await server.listen(0, '127.0.0.1');
serveAsChild(transport.server.address().port);
