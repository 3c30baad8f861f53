import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { serveParent } from '../lib/server-process.ts';

const Guess = schema({ seat: t.uint8(), code: t.string() });
const DuelState = schema({ ply: t.uint32().default(0), guesses: t.array(Guess) });

/** A guess of five letters on a list, in turn: as small as Crack the Code. The list starts anew when that would be over. */
const LENGTH = 34;

class Duel extends Room {
  maxClients = 2;
  // A move is shown at once, not with the next of 20 patches a second.
  patchRate = null;
  state = new DuelState();

  onCreate() {
    this.onMessage('move', (client, { code }) => {
      const seat = this.clients.indexOf(client);
      if (seat !== this.state.ply % 2 || typeof code !== 'string' || code.length !== 5) return;
      if (this.state.guesses.length === LENGTH) this.state.guesses.clear();
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
serveParent(transport.server.address().port);
