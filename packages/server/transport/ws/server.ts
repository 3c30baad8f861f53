import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf } from '../../lib/client-address.ts';
import { makeGroupIndex } from '../../lib/group-index.ts';
import type { OriginCheck } from '../../lib/origin.ts';
import { addressGroup } from '../../lib/source.ts';
import { bearerTokenOf } from '../../lib/token.ts';
import { makeTokenBucket } from '../../lib/token-bucket.ts';
import { makeProxyTrust } from '../../lib/trusted-proxies.ts';
import type { Services } from '../../services.ts';
import type { StoredPlayer } from '../../store/store.ts';
import type { Auth } from '../http/auth.ts';
import { makeConnection } from './connection.ts';
import { makeHeartbeat } from './heartbeat.ts';
import { makeMessageHandler, releaseSubscriptions } from './message-handler.ts';
import { findRequestId } from './request-id.ts';

const PATH = '/api/socket';
const CLOSE_RESTART = 1012;
const CLOSE_INTERNAL_ERROR = 1011;
const CLOSE_POLICY_VIOLATION = 1008;
/** A socket is closed after this many messages refused for speed. */
const MAX_THROTTLED_MESSAGES = 200;
/** Fragments per message. Clients send theirs in one. */
const MAX_FRAGMENTS = 64;

/** Who has connected, and from where. */
interface Welcomed {
  readonly player: StoredPlayer;
  readonly address: string;
}

/**
 * The WebSocket server. It accepts players with a session cookie, on pages of this server, and bots with a token, within
 * the limits per address and token.
 */
export const attachWebSocketServer = (
  app: FastifyInstance,
  services: Services,
  { auth, origins }: { readonly auth: Auth; readonly origins: OriginCheck },
) => {
  const { settings, metrics, presence, now } = services;
  const { limits } = settings;
  const handle = makeMessageHandler(services);
  const isTrusted = makeProxyTrust(settings.trustedProxies);
  const perAddress = new Map<string, number>();
  const heartbeat = makeHeartbeat();
  /** By session or token. */
  const byCredential = makeGroupIndex<WebSocket>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    maxFragments: MAX_FRAGMENTS,
    perMessageDeflate: false,
    // Pings are answered below: they count towards the rate limit.
    autoPong: false,
  });

  const welcome = (socket: WebSocket, stream: Duplex, { player, address }: Welcomed) => {
    const connection = makeConnection(
      { socket, stream },
      { player: player.id, name: player.name, address },
      limits.backlogBytes,
    );
    const allows = makeTokenBucket({ rate: limits.messagesPerSecond, burst: limits.messageBurst }, now);
    let refusedForSpeed = 0;
    const isTooFast = () => {
      if (allows()) return false;
      refusedForSpeed += 1;
      if (refusedForSpeed > MAX_THROTTLED_MESSAGES) socket.close(CLOSE_POLICY_VIOLATION);
      return true;
    };
    let isSilent = false;
    metrics.sockets.inc();
    heartbeat.add(socket, stream, {
      onSilent: () => {
        isSilent = true;
        presence.disconnected(player.id);
      },
      onHeard: () => {
        isSilent = false;
        presence.connected(player.id);
      },
    });
    socket.on('ping', (data) => {
      if (!isTooFast()) socket.pong(data);
    });
    socket.on('error', (error) => app.log.debug({ err: error }, 'websocket error'));
    socket.on('close', () => {
      metrics.sockets.dec();
      releaseSubscriptions(services, connection);
      if (!isSilent) presence.disconnected(player.id);
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary)
        return connection.refuse(null, { code: 'malformed', message: 'The server can’t read this message.' });
      if (isTooFast()) {
        return connection.refuse(findRequestId(String(data)), {
          code: 'too-fast',
          message: 'Too many requests. Wait a moment and try again.',
        });
      }
      const handled = handle(connection, String(data));
      handled?.catch((error) => {
        app.log.error({ err: error }, 'websocket message handler failed');
        // The client reconnects and repeats its requests: a failed subscription would stay silent.
        socket.close(CLOSE_INTERNAL_ERROR);
      });
    });
    connection.send({ type: 'welcome', player: player.id, name: player.name });
    presence.connected(player.id);
  };

  // Destroyed from this side, too: the client may never close its own.
  const turnAway = (stream: Duplex, status: string) =>
    stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => stream.destroy());
  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Nothing else handles errors before the upgrade: an aborted connection must not crash the process.
    stream.on('error', (error) => app.log.debug({ err: error }, 'upgrade aborted by client'));
    const address = addressGroup(addressOf(request, isTrusted));
    const open = () => perAddress.get(address) ?? 0;
    if (request.url?.split('?')[0] !== PATH) return turnAway(stream, '404 Not Found');
    const { headers } = request;
    const isBot = bearerTokenOf(headers) !== undefined;
    if (!isBot && !origins.accepts(headers)) return turnAway(stream, '403 Forbidden');
    if (open() >= limits.socketsPerAddress) return turnAway(stream, '429 Too Many Requests');
    const here = await auth.caller(headers);
    if (stream.destroyed) return;
    if (here === undefined) return turnAway(stream, '401 Unauthorized');
    // Others may have connected during the lookup.
    if (open() >= limits.socketsPerAddress) return turnAway(stream, '429 Too Many Requests');
    if (isBot && byCredential.of(here.credential).length >= limits.botConnections)
      return turnAway(stream, '429 Too Many Requests');
    perAddress.set(address, open() + 1);
    stream.once('close', () => {
      const left = open() - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    server.handleUpgrade(request, stream, head, (socket) => {
      byCredential.put(socket, [here.credential]);
      socket.once('close', () => byCredential.remove(socket));
      welcome(socket, stream, { player: here.player, address });
    });
  };
  app.server.on('upgrade', (request, stream, head) => {
    upgrade(request, stream, head).catch((error) => {
      app.log.error({ err: error }, 'websocket upgrade failed');
      stream.destroy();
    });
  });

  // Terminated without a closing handshake: an ended session or token must not send anything more.
  auth.ended.listen((credential) => {
    for (const socket of byCredential.of(credential)) socket.terminate();
  });

  return {
    close: () => {
      heartbeat.stop();
      for (const socket of server.clients) socket.close(CLOSE_RESTART, 'The server is restarting.');
      server.close();
    },
  };
};
