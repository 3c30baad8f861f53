import { ok, refuse } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { parseUserAgent } from '../../../community/accounts/user-agent.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

const NO_PASSKEY = refuse('no-passkey', 'Passkey not found.');
const LAST_KEY = refuse('last-key', 'This is your only way to sign in. Add another passkey or a password first.');

export const passkeyRoutes = (http: HttpContext): void => {
  const { services, auth, origins } = http;
  const { settings, store, accounts, passkeys, registration, now } = services;
  /** A passkey turns a guest into an account. */
  const mayRegister = async (player: string) =>
    (await accounts.isGuest(player)) ? registration.checkNewAccount(player) : ok(undefined);

  registerRoute(http, ROUTES.passkeyCreationOptions, async ({ player, session, request }) => {
    const allowed = await mayRegister(player.id);
    return allowed.ok
      ? ok(await passkeys.invite({ session: session.id, origin: origins.originOf(request) }, player))
      : allowed;
  });
  registerRoute(
    http,
    ROUTES.addPasskey,
    async ({ player, session, request, reply, body }) => {
      const wasGuest = await accounts.isGuest(player.id);
      const allowed = await mayRegister(player.id);
      if (!allowed.ok) return allowed;
      const place = { session: session.id, origin: origins.originOf(request) };
      const label = parseUserAgent(request.headers['user-agent']);
      const added = await passkeys.add(place, player, { ...body, label });
      if (!added.ok) return added;
      if (wasGuest) await auth.renewSession(request, reply, { player, session });
      else await store.sessions.touch(session.id, { provedAt: now() });
      return ok(await accounts.describe(player));
    },
    { rateLimit: { max: settings.limits.signInsPerMinute } },
  );
  registerRoute(http, ROUTES.removePasskey, async ({ player, params: { id } }) => {
    const { password, passkeys: known } = await accounts.describe(player);
    if (!known.some((passkey) => passkey.id === id)) return NO_PASSKEY;
    if (!password && known.length === 1) return LAST_KEY;
    await store.passkeys.remove(id);
    return ok(await accounts.describe(player));
  });
};
