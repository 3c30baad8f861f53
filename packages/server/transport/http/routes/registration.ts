import { ok } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { NAME_TAKEN } from '../../../community/accounts/accounts.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { mapResult } from '../reply.ts';

/** Becoming a member: who may, invitation links, and accounts of people who were no guests before. */
export const registrationRoutes = (http: HttpContext): void => {
  const { services, auth } = http;
  const { settings, accounts, registration, store } = services;
  const limited = { rateLimit: { max: settings.limits.signInsPerMinute } };

  registerRoute(http, ROUTES.registration, async () => ok(await registration.rules()));
  registerRoute(
    http,
    ROUTES.join,
    async ({ request, reply, body }) => {
      const valid = await registration.isValid(body.token);
      const known = (await auth.sessionOf(request.headers))?.player;
      if (!valid.ok && known === undefined) return valid;
      const admitted = known === undefined ? await auth.admit(request, reply) : ok(known);
      if (!admitted.ok) return admitted;
      const { id, name } = admitted.value;
      const guest = await accounts.isGuest(id);
      const used = guest ? await registration.use(body.token, id) : ok(undefined);
      return mapResult(used, () => ({ id, name, guest }));
    },
    limited,
  );
  registerRoute(
    http,
    ROUTES.register,
    async ({ request, reply, body }) => {
      const allowed = await registration.checkNewAccount();
      if (!allowed.ok) return allowed;
      if (!(await accounts.isNameFree(body.name, ''))) return NAME_TAKEN;
      const admitted = await auth.admit(request, reply, { provedAt: services.now() });
      if (!admitted.ok) return admitted;
      const created = await accounts.create(admitted.value, body);
      if (!created.ok) {
        // Somebody took the name in this moment.
        await store.accounts.erase(admitted.value.id, { at: services.now(), name: admitted.value.name });
        return created;
      }
      auth.remember(request, reply, created.value.id);
      return ok({ id: created.value.id, name: created.value.name, guest: false });
    },
    limited,
  );
};
