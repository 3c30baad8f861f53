import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DescribedRoute } from './describe-api.ts';

/** In the package, which brings a copy, or else in the repository. */
const PACKED_GUIDE = new URL('../../docs/bots.md', import.meta.url);
const BOT_GUIDE = existsSync(PACKED_GUIDE) ? PACKED_GUIDE : new URL('../../../../docs/bots.md', import.meta.url);

const HIDDEN = { schema: { hide: true } } as const;

/**
 * The HTTP API at /api/docs, and the guide for authors of bots. Routes that are registered afterwards are described, when
 * somebody first asks: the libraries for it are a hundred modules, and few servers are ever asked.
 */
export const serveApiDocs = (app: FastifyInstance): void => {
  const routes: DescribedRoute[] = [];
  let docs: Promise<FastifyInstance> | undefined;
  const showDocs = async (request: FastifyRequest, reply: FastifyReply) => {
    docs ??= import('./describe-api.ts').then(({ describeApi }) => describeApi(routes));
    const { routing } = await docs;
    for (const [name, value = ''] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value);
    reply.hijack();
    routing(request.raw, reply.raw);
  };
  app.get('/api/docs', HIDDEN, showDocs);
  app.get('/api/docs/*', HIDDEN, showDocs);
  app.get('/api/docs/bots.md', HIDDEN, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(await readFile(BOT_GUIDE)),
  );
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD') routes.push({ method, url, ...(schema !== undefined && { schema }) });
  });
};
