import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { readAllSchemas } from '@sesame/registry/schemas';
import type { FastifyInstance } from 'fastify';

const SECURITY = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a bot, shown once on the account page. It gives no access to accounts.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sesame',
    description: 'The session of a browser, set by `POST /api/me`.',
  },
} as const;

/** In the package, which brings a copy, or else in the repository. */
const PACKED_GUIDE = new URL('../../docs/bots.md', import.meta.url);
const BOT_GUIDE = existsSync(PACKED_GUIDE) ? PACKED_GUIDE : new URL('../../../../docs/bots.md', import.meta.url);

/** Of Swagger UI. Its own would have browsers load its files over HTTPS, which a server in a local network does not have. */
const DOCS_CSP = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'font-src': "'self' data:",
  'frame-ancestors': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self'",
};

/** The HTTP API at /api/docs, and the guide for authors of bots. */
export const serveApiDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sesame',
        description:
          'The HTTP API of a Sesame server. Pages play over the WebSocket at /api/socket, with the JSON messages of packages/protocol. Bots can do the same, or play over plain HTTP with the routes under “bots”: see the [guide for bots](/api/docs/bots.md).',
        version: '1',
      },
      components: { securitySchemes: SECURITY },
      security: [{ token: [] }, { cookie: [] }],
    },
    // The moves, views and events of games, such as `crack-the-code.View`. Read when the description is first asked for.
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject: described } = document;
      const schemas = { ...described.components?.schemas, ...readAllSchemas() };
      return Object.assign(described, { components: { ...described.components, schemas } });
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_CSP });
  app.get('/api/docs/bots.md', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(await readFile(BOT_GUIDE)),
  );
};
