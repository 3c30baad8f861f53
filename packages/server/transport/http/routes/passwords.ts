import { ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { mapResult } from '../reply.ts';

/** Setting a new password with a one-time link. */
export const passwordRoutes = (http: HttpContext): void => {
  const { services, auth } = http;
  const { settings, store, passwordLinks } = services;
  const limited = { rateLimit: { max: settings.limits.signInsPerMinute } };

  registerRoute(
    http,
    ROUTES.openPasswordLink,
    async ({ body }) => mapResult(await passwordLinks.find(body.token), ({ name }) => ({ name })),
    limited,
  );
  registerRoute(
    http,
    ROUTES.setNewPassword,
    async ({ request, reply, body }) => {
      const changed = await passwordLinks.use(body.token, body.password);
      if (!changed.ok) return changed;
      const { id, name } = changed.value;
      const sessions = await store.sessions.ofPlayer(id);
      await auth.endSessions(sessions.map((session) => session.id));
      return mapResult(await auth.signIn(request, reply, id), () => ({ id, name, guest: false }));
    },
    limited,
  );
};
