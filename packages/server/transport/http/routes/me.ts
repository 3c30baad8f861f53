import { ok } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../../../lib/source.ts';
import { makeMe } from '../make-me.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

const KNOWN = 'known';

export const meRoutes = (http: HttpContext): void => {
  const { services, auth } = http;
  const { settings, accounts } = services;

  /** Many players may share an address: only new guests count towards the limit. */
  const newGuestsOnly = {
    keyGenerator: async ({ ip, headers }: FastifyRequest) =>
      (await auth.playerOf(headers)) === undefined ? addressGroup(ip) : `${KNOWN} ${addressGroup(ip)}`,
    max: (_: FastifyRequest, key: string) =>
      key.startsWith(KNOWN) ? settings.limits.requestsPerMinute : settings.limits.guestsPerMinute,
  };
  registerRoute(
    http,
    ROUTES.enter,
    async ({ request, reply }) => {
      const entered = await auth.enter(request, reply);
      return entered.ok ? ok(await makeMe(services, entered.value)) : entered;
    },
    { rateLimit: newGuestsOnly },
  );
  registerRoute(
    http,
    ROUTES.rename,
    async ({ player, body }) => {
      const renamed = await accounts.rename(player, body.name);
      return renamed.ok ? ok(await makeMe(services, renamed.value)) : renamed;
    },
    { rateLimit: { max: settings.limits.signInsPerMinute } },
  );
};
