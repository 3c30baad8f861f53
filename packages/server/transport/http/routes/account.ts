import { Readable } from 'node:stream';
import { Account, CreateAccount } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { makeExport } from '../../../community/accounts/export.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { makeReauth } from '../reauth.ts';
import { answers, refuseWith } from '../reply.ts';

export const accountRoutes = (app: FastifyInstance, services: Services, auth: Auth): void => {
  const { accounts } = services;
  const { settings, store, now } = services;
  const isProved = makeReauth(accounts, now);
  const slowly = { rateLimit: { max: settings.limits.signIns } };

  app.get(
    '/account',
    { schema: { tags: ['account'], summary: 'Who you are, and how you come back', response: answers(Account) } },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      return player === undefined ? reply : accounts.describe(player);
    },
  );
  app.put<{ Body: CreateAccount }>(
    '/account',
    {
      config: slowly,
      schema: {
        tags: ['account'],
        summary: 'Keep your matches under a name and a password, or change these; other sessions end',
        body: CreateAccount,
        response: answers(Account),
      },
    },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined || !(await isProved(here, reply))) return reply;
      const kept = await accounts.keep(here.player, request.body);
      if (!kept.ok) return refuseWith(reply, kept.error);
      const peerSync = (await store.sessions.ofPlayer(here.player.id)).filter(({ id }) => id !== here.session.id);
      await auth.end(peerSync.map(({ id }) => id));
      await store.sessions.note(here.session.id, { provedAt: now() });
      return accounts.describe(kept.value);
    },
  );
  app.delete(
    '/account',
    {
      schema: {
        tags: ['account'],
        summary: 'Leave for ever. Matches stay with whom you played, and go on by the clock',
        response: answers(Type.Object({})),
      },
    },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined || !(await isProved(here, reply))) return reply;
      const sessions = await store.sessions.ofPlayer(here.player.id);
      const bots = await store.botTokens.botsOf(here.player.id);
      await accounts.erase(here.player.id);
      await auth.end(sessions.map(({ id }) => id));
      for (const { token } of bots) if (token !== undefined) auth.sendAway(token.hash);
      return {};
    },
  );
  app.get(
    '/account/export',
    {
      config: slowly,
      schema: {
        tags: ['account'],
        summary: 'All that the house knows of you, as one JSON file; of matches that run, what your seat may know',
        response: answers(Type.Unknown()),
      },
    },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      reply.header('content-disposition', 'attachment; filename="sesame.json"').type('application/json');
      return reply.send(Readable.from(makeExport(services, player)));
    },
  );
};
