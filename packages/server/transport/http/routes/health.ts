import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../../lib/accepted-locale.ts';
import { bearerTokenOf, hashToken } from '../../../lib/token.ts';
import { makeProxyTrust } from '../../../lib/trusted-proxies.ts';
import type { Services } from '../../../services.ts';
import type { Settings } from '../../../settings.ts';
import { makeStatusPage, STATUS_CSP } from '../pages/status-page.ts';

/** Health check, Prometheus metrics and the status page, for monitoring. Not part of the API. */
export const healthRoutes = (
  app: FastifyInstance,
  { settings, storeHealth, metrics, matches, admin }: Services,
): void => {
  const hidden = { schema: { hide: true } };
  const upSince = Date.now() - process.uptime() * 1_000;
  const mayRead = makeMetricsGuard(settings);
  app.get('/healthz', hidden, async (_request, reply) => {
    const message = await storeHealth.fault();
    return message === undefined ? { ok: true } : reply.code(503).send({ ok: false, message });
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    metrics.live.set([...matches.allCached()].length);
    metrics.storeHealth.set((await storeHealth.fault()) === undefined ? 1 : 0);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.get('/status', hidden, async (request, reply) => {
    const isStoreWell = (await storeHealth.fault()) === undefined;
    const announcements = await admin.announcements().catch(() => []);
    const status = { upSince, isStoreWell, announcements: announcements.map(({ text }) => text) };
    return reply
      .code(isStoreWell ? 200 : 503)
      .header('content-security-policy', STATUS_CSP)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(makeStatusPage(status, acceptedLocale(request.headers['accept-language'])));
  });
};

/** Who may read the metrics: everybody, this machine and its proxies, or those who have the token. */
const makeMetricsGuard = ({ metrics, metricsToken, trustedProxies }: Settings) => {
  const isNear = makeProxyTrust(['loopback', ...trustedProxies]);
  const wanted = metricsToken === undefined ? undefined : Buffer.from(hashToken(metricsToken));
  return ({ ip, headers }: FastifyRequest): boolean => {
    if (wanted !== undefined) {
      return timingSafeEqual(Buffer.from(hashToken(bearerTokenOf(headers) ?? '')), wanted);
    }
    return metrics === 'open' || (metrics === 'local' && isNear(ip));
  };
};
