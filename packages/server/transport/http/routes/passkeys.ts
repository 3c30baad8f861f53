import { Account, PasskeyId, PasskeyRegistration } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { parseUserAgent } from '../../../community/accounts/user-agent.ts';
import { originOf } from '../../../lib/origin.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { makeReauth } from '../reauth.ts';
import { answers, refuseWith } from '../reply.ts';

const ById = Type.Object({ id: PasskeyId });
const NO_PASSKEY = { code: 'no-passkey', message: 'Passkey not found.' };
const LAST_KEY = {
  code: 'last-key',
  message: 'This is your only way to sign in. Add another passkey or a password first.',
};

export const passkeyRoutes = (
  app: FastifyInstance,
  { settings, store, accounts, passkeys, now }: Services,
  auth: Auth,
): void => {
  const isProved = makeReauth(accounts, now);
  const slowly = { rateLimit: { max: settings.limits.signIns } };

  app.post(
    '/account/passkeys/options',
    {
      schema: {
        tags: ['account'],
        summary: 'What a browser needs to make a passkey',
        response: answers(Type.Unknown()),
      },
    },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined || !(await isProved(here, reply))) return reply;
      return passkeys.invite({ session: here.session.id, origin: originOf(request) }, here.player);
    },
  );
  app.post<{ Body: PasskeyRegistration }>(
    '/account/passkeys',
    {
      config: slowly,
      schema: {
        tags: ['account'],
        summary: 'Add a passkey; a guest keeps their matches by it',
        body: PasskeyRegistration,
        response: answers(Account),
      },
    },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined || !(await isProved(here, reply))) return reply;
      const place = { session: here.session.id, origin: originOf(request) };
      const label = parseUserAgent(request.headers['user-agent']);
      const added = await passkeys.add(place, here.player, { ...request.body, label });
      if (!added.ok) return refuseWith(reply, added.error);
      await store.sessions.note(here.session.id, { provedAt: now() });
      return accounts.describe(here.player);
    },
  );
  app.delete<{ Params: Static<typeof ById> }>(
    '/account/passkeys/:id',
    {
      schema: {
        tags: ['account'],
        summary: 'Remove a passkey, unless nothing else lets you in',
        params: ById,
        response: answers(Account),
      },
    },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined || !(await isProved(here, reply))) return reply;
      const { id } = request.params;
      const { password, passkeys: known } = await accounts.describe(here.player);
      if (!known.some((passkey) => passkey.id === id)) return refuseWith(reply, NO_PASSKEY);
      if (!password && known.length === 1) return refuseWith(reply, LAST_KEY);
      await store.passkeys.remove(id);
      return accounts.describe(here.player);
    },
  );
};
