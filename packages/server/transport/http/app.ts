import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { makeOriginCheck } from '../../lib/origin.ts';
import { isGameFailure } from '../../lib/outside-games.ts';
import { makeReadableLog } from '../../lib/readable-log.ts';
import { addressGroup } from '../../lib/source.ts';
import { bearerTokenOf } from '../../lib/token.ts';
import { makeProxyTrust } from '../../lib/trusted-proxies.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { makeLongPoll } from '../bot-api/long-poll.ts';
import { makeMatchPositions } from '../bot-api/match-positions.ts';
import { makeTokenAuth } from '../bot-api/token-auth.ts';
import { attachWebSocketServer } from '../ws/server.ts';
import { serveApiDocs } from './api-docs.ts';
import { cookieKey, makeAuth } from './auth.ts';
import { compileSchemasLazily } from './lazy-schemas.ts';
import { makeFindFirstData } from './pages/first-data.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import type { HttpContext } from './register-route.ts';
import { rejectMalformed } from './reject-nul.ts';
import { accountRoutes } from './routes/account.ts';
import { adminRoutes } from './routes/admin.ts';
import { annotationRoutes } from './routes/annotations.ts';
import { botApiRoutes } from './routes/bot-api.ts';
import { branchRoutes } from './routes/branches.ts';
import { conditionalMoveRoutes } from './routes/conditional-moves.ts';
import { dailyRoutes } from './routes/daily.ts';
import { friendRoutes } from './routes/friends.ts';
import { gameRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { mailRoutes } from './routes/mail.ts';
import { matchRoutes } from './routes/matches.ts';
import { matchmakingRoutes } from './routes/matchmaking.ts';
import { meRoutes } from './routes/me.ts';
import { moderationRoutes } from './routes/moderation.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { ownBotRoutes } from './routes/own-bots.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { passwordRoutes } from './routes/passwords.ts';
import { peopleRoutes, serverRoutes } from './routes/people.ts';
import { photoFinishRoutes } from './routes/photo-finishes.ts';
import { playerRoutes } from './routes/players.ts';
import { publicLogRoutes } from './routes/public-log.ts';
import { puzzleRoutes } from './routes/puzzles.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { registrationRoutes } from './routes/registration.ts';
import { roomRoutes } from './routes/rooms.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { tableRoutes } from './routes/tables.ts';
import { timeControlRoutes } from './routes/time-control.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { wellKnownRoutes } from './routes/well-known.ts';
import { serveWeb } from './static-files.ts';

type FastifySettings = Pick<Settings, 'logLevel' | 'logFormat' | 'connections' | 'trustedProxies'>;

/** Fastify with its logger only, so that services can log while they start. Logs go to standard error. */
export const makeFastify = ({ logLevel, logFormat, connections, trustedProxies }: FastifySettings): FastifyInstance => {
  const isReadable = logFormat === 'text' || (logFormat === 'auto' && process.stderr.isTTY);
  const app = Fastify({
    logger: { level: logLevel, stream: isReadable ? makeReadableLog(process.stderr) : process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 65_536,
    http: {
      headersTimeout: connections.headersTimeoutMs,
      connectionsCheckingInterval: Math.ceil(connections.headersTimeoutMs / 2),
    },
    requestTimeout: connections.requestTimeoutMs,
    connectionTimeout: connections.idleTimeoutMs,
    trustProxy: makeProxyTrust(trustedProxies),
    routerOptions: { ignoreTrailingSlash: true },
  });
  compileSchemasLazily(app);
  app.server.maxConnections = connections.maxOpen;
  return app;
};

/** Undefined: only the API is served. */
const webFolder = ({ web }: Settings): string | undefined =>
  web === undefined || web === 'off' ? undefined : resolve(web);

export interface HttpApp {
  close(): void;
}

/** HTTP routes and the WebSocket server on top of the services. */
export const createHttpApp = async (app: FastifyInstance, services: Services): Promise<HttpApp> => {
  await secure(app, services);
  const key = await cookieKey(services.store);
  await app.register(cookie, { secret: key });
  rejectMalformed(app);
  serveApiDocs(app);
  const auth = makeAuth(app, { ...services, sourceKey: key });
  await auth.removeStaleSessions();
  const origins = makeOriginCheck(services.settings, app.log);
  const positions = makeMatchPositions(services);
  const longPoll = makeLongPoll(services, positions);
  auth.ended.listen(longPoll.disconnect);
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { headers, method } = request;
        // CSRF: browsers send cookies with requests of other websites, too; tokens they do not.
        if (method === 'GET' || bearerTokenOf(headers) !== undefined) return;
        if (origins.accepts(headers)) return;
        const address = services.settings.origin;
        return reply.code(403).send({
          code: 'foreign-origin',
          message: 'Requests from other websites are not allowed.',
          ...(address !== undefined && { address }),
        });
      });
      api.addHook('preParsing', makeTokenAuth(services, auth));
      const http: HttpContext = { app: api, services, auth, origins };
      meRoutes(http);
      accountRoutes(http);
      registrationRoutes(http);
      ownBotRoutes(http);
      passkeyRoutes(http);
      sessionRoutes(http);
      passwordRoutes(http);
      gameRoutes(http);
      tableRoutes(http);
      roomRoutes(http);
      matchRoutes(http);
      botApiRoutes(http, { positions, longPoll });
      annotationRoutes(http);
      dailyRoutes(http);
      puzzleRoutes(http);
      moderationRoutes(http);
      adminRoutes(http);
      peopleRoutes(http);
      serverRoutes(http);
      friendRoutes(http);
      matchmakingRoutes(http);
      ratingRoutes(http);
      publicLogRoutes(http);
      playerRoutes(http);
      branchRoutes(http);
      notificationRoutes(http);
      mailRoutes(http);
      webhookRoutes(http);
      tournamentRoutes(http);
      timeControlRoutes(http);
      conditionalMoveRoutes(http);
      photoFinishRoutes(http);
    },
    { prefix: '/api' },
  );
  healthRoutes(app, services);
  wellKnownRoutes(app, services);
  const pictures = pictureRoutes(app, services);
  const findFirstData = makeFindFirstData(app, services, auth);
  const web = await serveWeb(app, webFolder(services.settings), { services, findFirstData });
  const sockets = attachWebSocketServer(app, services, { auth, origins });
  return {
    close: () => {
      longPoll.close();
      pictures.close();
      web.close();
      sockets.close();
    },
  };
};

const secure = async (app: FastifyInstance, { settings, redis }: Services): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Servers in a local network have no TLS; a reverse proxy with TLS sets this header itself.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    max: settings.limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressGroup(ip),
    // Shared by all processes; while Redis is unreachable, nothing is limited.
    ...(redis !== undefined && { redis: redis.client, nameSpace: `${redis.prefix}rate:`, skipOnError: true }),
    // By the matched route: a path can be written in many ways.
    allowList: ({ routeOptions }) => routeOptions.url?.startsWith('/api/') !== true,
    errorResponseBuilder: () => ({
      statusCode: 429,
      code: 'too-fast',
      message: 'Too many requests. Wait a moment and try again.',
    }),
  });
  app.setErrorHandler(
    (error: { statusCode?: number; code?: string; message: string; validation?: unknown }, request, reply) => {
      if (isGameFailure(error)) {
        request.log.error({ err: error }, 'game failed');
        return reply.code(409).send({ code: 'game-failed', message: 'The rules of this game have failed.' });
      }
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'request failed');
      const isMalformed = error.validation !== undefined || error.code?.startsWith('FST_');
      const code = status >= 500 ? 'failed' : isMalformed ? 'malformed' : (error.code ?? 'refused');
      const message = status >= 500 ? 'Something went wrong on the server. Please try again.' : error.message;
      return reply.code(status).send({ code, message });
    },
  );
};
