import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { makeAccounts } from '../accounts/accounts.ts';
import { makePasskeys } from '../accounts/passkeys.ts';
import type { House } from '../house.ts';
import { openDoors } from '../socket/doors.ts';
import { makeStreams } from '../socket/streams.ts';
import { cookieKey, makeIdentity } from './identity.ts';
import { isOwnOrigin } from './origin.ts';
import { accountRoutes } from './routes/account.ts';
import { dailyRoutes } from './routes/daily.ts';
import { gameRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { matchRoutes } from './routes/matches.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { peopleRoutes } from './routes/people.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { tableRoutes } from './routes/tables.ts';
import { serveWeb } from './web.ts';

/** Fastify with nothing but its log, so that the house can log while it opens. Logs go to standard error. */
export const makeApp = (level: string): FastifyInstance =>
  Fastify({
    logger: { level, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 65_536,
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: 'array', strict: false } },
  });

/** The house with its doors: HTTP and sockets. */
export const furnish = async (app: FastifyInstance, house: House): Promise<{ close(): void }> => {
  await secure(app, house);
  await app.register(cookie, { secret: await cookieKey(house.store) });
  await describe(app);
  const identity = makeIdentity(app, house.store, house.now);
  await identity.forget();
  const accounts = makeAccounts(house);
  const passkeys = makePasskeys(house.store, house.now);
  const streams = makeStreams(house);
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (request.method === 'GET' || isOwnOrigin(request.headers, house.settings.origins)) return;
        return reply.code(403).send({ code: 'foreign-origin', message: 'Only pages of this house may do that.' });
      });
      peopleRoutes(api, house, { accounts, identity });
      accountRoutes(api, house, { accounts, identity });
      passkeyRoutes(api, house, { accounts, passkeys, identity });
      sessionRoutes(api, house, { accounts, passkeys, identity });
      gameRoutes(api, house);
      tableRoutes(api, house, identity);
      matchRoutes(api, house, { identity, streams });
      dailyRoutes(api, house, identity);
    },
    { prefix: '/api' },
  );
  healthRoutes(app, house);
  await serveWeb(app, house.settings.web);
  return openDoors(app, house, { identity, streams });
};

const secure = async (app: FastifyInstance, { settings }: House): Promise<void> => {
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
    // A house in a local network has no TLS; whoever has puts it in front and says so there.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    max: settings.limits.requests,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => ({
      statusCode: 429,
      code: 'too-fast',
      message: 'That was too much at once. Wait a moment.',
    }),
  });
  app.setErrorHandler(
    (error: { statusCode?: number; code?: string; message: string; validation?: unknown }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'a request failed');
      const code = error.validation ? 'malformed' : status >= 500 ? 'failed' : (error.code ?? 'refused');
      const message = status >= 500 ? 'The house has stumbled. Please try again.' : error.message;
      return reply.code(status).send({ code, message });
    },
  );
};

const describe = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Sesame',
        description:
          'The HTTP side of the house. Matches are played over the socket at /api/socket: JSON messages as packages/protocol describes them.',
        version: '1',
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
};
