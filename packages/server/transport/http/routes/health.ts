import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';

/** Health check and Prometheus metrics, for monitoring. Not part of the API. */
export const healthRoutes = (app: FastifyInstance, { storeHealth, metrics, matches }: Services): void => {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const message = await storeHealth.fault();
    return message === undefined ? { ok: true } : reply.code(503).send({ ok: false, message });
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    metrics.live.set([...matches.allCached()].length);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};
