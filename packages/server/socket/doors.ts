import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from '../house.ts';
import type { Identity } from '../http/identity.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { StoredPlayer } from '../store/store.ts';
import { makeBucket } from './bucket.ts';
import type { Streams } from './streams.ts';
import { makeHear } from './talk.ts';
import { makeVisitor } from './visitor.ts';

const PATH = '/api/socket';
const HEARTBEAT = 20_000;
const RESTART = 1012;
const TOO_FAST = 1008;
/** So many refused messages for speed, and the socket is closed. */
const PATIENCE = 200;

/** The sockets' way into the house: only guests with a cookie, only from pages of the house, only so many. */
export const openDoors = (
  app: FastifyInstance,
  house: House,
  { identity, streams }: { identity: Identity; streams: Streams },
) => {
  const { settings, metrics, presence, now } = house;
  const { limits } = settings;
  const hear = makeHear(house, streams);
  const perAddress = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();
  const sessionOf = new WeakMap<WebSocket, string>();
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.message, perMessageDeflate: false });

  const welcome = (socket: WebSocket, stream: Duplex, player: StoredPlayer) => {
    const visitor = makeVisitor({ socket, stream }, { player: player.id, name: player.name }, limits.backlog);
    const allows = makeBucket(limits, now);
    let refusedForSpeed = 0;
    alive.add(socket);
    metrics.sockets.inc();
    socket.on('pong', () => alive.add(socket));
    socket.on('error', (error) => app.log.debug({ err: error }, 'a socket failed'));
    socket.on('close', () => {
      metrics.sockets.dec();
      streams.left(visitor);
      presence.left(player.id);
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary)
        return visitor.refuse(null, { code: 'malformed', message: 'This is not a message of the protocol.' });
      if (!allows()) {
        refusedForSpeed += 1;
        if (refusedForSpeed > PATIENCE) socket.close(TOO_FAST);
        return visitor.refuse(askOf(String(data)), {
          code: 'too-fast',
          message: 'That was too much at once. Wait a moment.',
        });
      }
      const heard = hear(visitor, String(data));
      if (heard !== undefined) heard.catch((error) => app.log.error({ err: error }, 'a message could not be heard'));
    });
    visitor.send({ type: 'welcome', player: player.id, name: player.name });
    presence.came(player.id);
  };

  const turnAway = (stream: Duplex, status: string) => stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const address = request.socket.remoteAddress ?? '';
    const open = () => perAddress.get(address) ?? 0;
    if (request.url?.split('?')[0] !== PATH) return turnAway(stream, '404 Not Found');
    if (!isOwnOrigin(request.headers, settings.origins)) return turnAway(stream, '403 Forbidden');
    if (open() >= limits.sockets) return turnAway(stream, '429 Too Many Requests');
    const here = await identity.presence(request.headers.cookie);
    if (here === undefined) return turnAway(stream, '401 Unauthorized');
    perAddress.set(address, open() + 1);
    stream.once('close', () => {
      const left = open() - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    server.handleUpgrade(request, stream, head, (socket) => {
      sessionOf.set(socket, here.session.id);
      welcome(socket, stream, here.player);
    });
  };
  app.server.on('upgrade', (request, stream, head) => {
    upgrade(request, stream, head).catch((error) => {
      app.log.error({ err: error }, 'a socket could not be opened');
      stream.destroy();
    });
  });

  // Cut off, not asked to close: nothing more is heard from a session that was ended.
  identity.listeners.ended = (session) => {
    for (const socket of server.clients) if (sessionOf.get(socket) === session) socket.terminate();
  };

  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT).unref();

  return {
    close: () => {
      clearInterval(heartbeat);
      for (const socket of server.clients) socket.close(RESTART, 'The house restarts.');
      server.close();
    },
  };
};

/** The number of an ask that is refused unread, so that its sender is answered. */
const askOf = (text: string): number | null => {
  const found = /"id":(\d{1,15})/.exec(text.slice(0, 200));
  return found === null ? null : Number(found[1]);
};
