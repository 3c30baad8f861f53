import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';

/** Health check and Prometheus metrics, for monitoring. Not part of the API. */
export const healthRoutes = (app: FastifyInstance, { store, metrics, matches }: Services): void => {
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await store.keyValues.get('alive_at');
    return { ok: true };
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    metrics.live.set([...matches.allCached()].length);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};
