import { Readable } from 'node:stream';
import { ok } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { makeExport } from '../../../community/accounts/export.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { mapResult } from '../reply.ts';

export const accountRoutes = (http: HttpContext): void => {
  const { services, auth } = http;
  const { accounts, registration, settings, store, now } = services;
  const rateLimit = { max: settings.limits.signInsPerMinute };

  registerRoute(http, ROUTES.account, async ({ player }) => ok(await accounts.describe(player)));
  registerRoute(
    http,
    ROUTES.saveAccount,
    async ({ player, session, body, request, reply }) => {
      const wasGuest = await accounts.isGuest(player.id);
      const allowed = wasGuest ? await registration.checkNewAccount(player.id) : ok(undefined);
      if (!allowed.ok) return allowed;
      const saved = await accounts.create(player, body);
      if (!saved.ok) return saved;
      const others = (await store.sessions.ofPlayer(player.id)).filter(({ id }) => id !== session.id);
      await auth.endSessions(others.map(({ id }) => id));
      if (wasGuest) await auth.renewSession(request, reply, { player, session });
      else await store.sessions.touch(session.id, { provedAt: now() });
      auth.remember(request, reply, player.id);
      return ok(await accounts.describe(saved.value));
    },
    { rateLimit },
  );
  registerRoute(http, ROUTES.takeMatches, async ({ player, body }) =>
    mapResult(await services.takeMatches.take(body.token, player.id), (taken) => ({ taken })),
  );
  registerRoute(http, ROUTES.deleteAccount, async ({ player }) => {
    const sessions = await store.sessions.ofPlayer(player.id);
    const bots = await store.botTokens.botsOf(player.id);
    await accounts.erase(player.id);
    await auth.endSessions(sessions.map(({ id }) => id));
    for (const { token } of bots) if (token !== undefined) auth.disconnect(token.hash);
    return ok({});
  });
  registerRoute(http, ROUTES.confirmIdentity, () => ok({}));
  registerRoute(
    http,
    ROUTES.exportAccount,
    ({ player }) => {
      const pieces = makeExport({ ...services, sessionsOf: auth.sessionsOf }, player);
      return ok({ name: 'sesame.json', content: Readable.from(pieces) });
    },
    { rateLimit },
  );
};
