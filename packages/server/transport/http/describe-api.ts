import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { readAllSchemas } from '@sesame/registry/schemas';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';

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

export type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

/** An app that describes the routes of another one at /api/docs. It answers no other request. */
export const describeApi = async (routes: readonly DescribedRoute[]): Promise<FastifyInstance> => {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
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
    // The moves, views and events of games, such as `crack-the-code.View`.
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject: described } = document;
      const schemas = { ...described.components?.schemas, ...readAllSchemas() };
      return Object.assign(described, { components: { ...described.components, schemas } });
    },
  });
  for (const route of routes) app.route({ ...route, handler: async (_request, reply) => reply.callNotFound() });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_CSP });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not-found', message: 'Not found.' }));
  await app.ready();
  return app;
};
