import { ok, type Result, refuse } from '@sesame/kernel';
import { ROUTES, type Session, type SignedInAs } from '@sesame/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../auth.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

const NO_SESSION = refuse('no-session', 'Session not found. It may have ended already.');

export const sessionRoutes = (http: HttpContext): void => {
  const { services, auth, origins } = http;
  const { settings, store, accounts, passkeys, takeMatches } = services;
  const limited = { rateLimit: { max: settings.limits.signInsPerMinute } };
  const sessionsOf = async ({ player, session }: SignedIn): Promise<readonly Session[]> =>
    (await auth.sessionsOf(player.id)).map(({ id, agent, createdAt, seenAt }) => {
      return { id, agent, createdAt, seenAt, here: id === session.id };
    });
  /** Signs in as a player whose password or passkey was checked. */
  const signInAs = async (request: FastifyRequest, reply: FastifyReply, id: string): Promise<Result<SignedInAs>> => {
    const before = await auth.sessionOf(request.headers);
    const signedIn = await auth.signIn(request, reply, id);
    if (!signedIn.ok) return signedIn;
    const player = await store.players.find(id);
    const guestMatches = before && (await takeMatches.offer(before.player.id, id));
    return ok({ id, name: player?.name ?? '', guest: false, ...(guestMatches !== undefined && { guestMatches }) });
  };

  registerRoute(
    http,
    ROUTES.signIn,
    async ({ request, reply, body }) => {
      const found = await accounts.checkPassword(body, auth.signInSourceOf(request));
      return found.ok ? signInAs(request, reply, found.value) : found;
    },
    limited,
  );
  registerRoute(http, ROUTES.passkeyRequestOptions, async ({ request, reply }) =>
    ok(await passkeys.ask({ session: await auth.ceremonyOf(request, reply), origin: origins.originOf(request) })),
  );
  registerRoute(
    http,
    ROUTES.signInWithPasskey,
    async ({ request, reply, body }) => {
      const found = await passkeys.find(
        { session: await auth.ceremonyOf(request, reply), origin: origins.originOf(request) },
        body,
      );
      return found.ok ? signInAs(request, reply, found.value) : found;
    },
    limited,
  );
  registerRoute(http, ROUTES.sessions, async (call) => ok(await sessionsOf(call)));
  registerRoute(http, ROUTES.endOtherSessions, async (call) => {
    const others = (await sessionsOf(call)).filter(({ here }) => !here);
    await auth.endSessions(others.map(({ id }) => id));
    return ok(await sessionsOf(call));
  });
  registerRoute(http, ROUTES.endSession, async (call) => {
    const { id } = call.params;
    if (!(await sessionsOf(call)).some((session) => session.id === id)) return NO_SESSION;
    await auth.endSessions([id]);
    return ok(await sessionsOf(call));
  });
};
