import { Me, PasskeyAssertion, Session, SessionId, SignIn } from '@sesame/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { originOf } from '../../../lib/origin.ts';
import type { Services } from '../../../services.ts';
import type { Auth, Present } from '../auth.ts';
import { answers, refuseWith } from '../reply.ts';

const ById = Type.Object({ id: SessionId });
const NO_SESSION = { code: 'no-session', message: 'Session not found. It may have ended already.' };

export const sessionRoutes = (
  app: FastifyInstance,
  { settings, store, accounts, passkeys }: Services,
  auth: Auth,
): void => {
  const slowly = { rateLimit: { max: settings.limits.signIns } };
  const sessionsOf = async ({ player, session }: Present): Promise<readonly Session[]> =>
    (await store.sessions.ofPlayer(player.id)).map(({ id, agent, createdAt, seenAt }) => {
      return { id, agent, createdAt, seenAt, here: id === session.id };
    });
  /** Signs in as a player who was recognised. */
  const enterAs = async (request: FastifyRequest, reply: FastifyReply, id: string): Promise<Me> => {
    await auth.recognise(request, reply, id);
    const player = await store.players.find(id);
    return { id, name: player?.name ?? '', guest: false };
  };

  app.post<{ Body: SignIn }>(
    '/sessions',
    {
      config: slowly,
      schema: {
        tags: ['sessions'],
        summary: 'Sign in with a name and a password; again, to show that it is you',
        body: SignIn,
        response: answers(Me),
      },
    },
    async (request, reply) => {
      const found = await accounts.find(request.body);
      return found.ok ? enterAs(request, reply, found.value) : refuseWith(reply, found.error);
    },
  );
  app.post(
    '/sessions/passkey/options',
    {
      schema: {
        tags: ['sessions'],
        summary: 'What a browser needs to show a passkey',
        response: answers(Type.Unknown()),
      },
    },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      return here === undefined ? reply : passkeys.ask({ session: here.session.id, origin: originOf(request) });
    },
  );
  app.post<{ Body: PasskeyAssertion }>(
    '/sessions/passkey',
    {
      config: slowly,
      schema: { tags: ['sessions'], summary: 'Sign in with a passkey', body: PasskeyAssertion, response: answers(Me) },
    },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined) return reply;
      const found = await passkeys.find({ session: here.session.id, origin: originOf(request) }, request.body);
      return found.ok ? enterAs(request, reply, found.value) : refuseWith(reply, found.error);
    },
  );
  app.get(
    '/sessions',
    { schema: { tags: ['sessions'], summary: 'Where you are signed in', response: answers(Type.Array(Session)) } },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      return here === undefined ? reply : sessionsOf(here);
    },
  );
  app.delete(
    '/sessions',
    {
      schema: {
        tags: ['sessions'],
        summary: 'Sign out everywhere but here',
        response: answers(Type.Array(Session)),
      },
    },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined) return reply;
      await auth.end((await sessionsOf(here)).filter((session) => !session.here).map(({ id }) => id));
      return sessionsOf(here);
    },
  );
  app.delete<{ Params: Static<typeof ById> }>(
    '/sessions/:id',
    {
      schema: {
        tags: ['sessions'],
        summary: 'End a session: sign out, here or elsewhere',
        params: ById,
        response: answers(Type.Array(Session)),
      },
    },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined) return reply;
      const { id } = request.params;
      if (!(await sessionsOf(here)).some((session) => session.id === id)) return refuseWith(reply, NO_SESSION);
      await auth.end([id]);
      return sessionsOf(here);
    },
  );
};
