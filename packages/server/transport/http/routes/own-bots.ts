import { Bot, BotsWithToken, Id, NewBot } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { makeOwnBots } from '../../../community/accounts/own-bots.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { makeReauth } from '../reauth.ts';
import { answer, answers } from '../reply.ts';

const ById = Type.Object({ id: Id });
type ById = { Params: Static<typeof ById> };

/** The bots of an account: for people alone, and with proof where a token is given out. */
export const ownBotRoutes = (app: FastifyInstance, { settings, store, accounts, now }: Services, auth: Auth): void => {
  const bots = makeOwnBots({ store, accounts, now, disconnect: auth.sendAway });
  const isProved = makeReauth(accounts, now);
  const about = (summary: string, gives: Parameters<typeof answers>[0]) => ({
    config: { rateLimit: { max: settings.limits.signIns } },
    schema: { tags: ['account'], summary, response: answers(gives) },
  });
  const aboutOne = (summary: string, gives: Parameters<typeof answers>[0]) => {
    const { schema, config } = about(summary, gives);
    return { config, schema: { ...schema, params: ById } };
  };

  app.get(
    '/account/bots',
    { schema: { tags: ['account'], summary: 'The bots that you made', response: answers(Type.Array(Bot)) } },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      return here === undefined ? reply : bots.list(here.player.id);
    },
  );
  app.post<{ Body: NewBot }>(
    '/account/bots',
    {
      config: { rateLimit: { max: settings.limits.signIns } },
      schema: {
        tags: ['account'],
        summary: 'Make a bot: a player of its own, with a token that is shown this once',
        body: NewBot,
        response: answers(BotsWithToken),
      },
    },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined || !(await isProved(here, reply))) return reply;
      return answer(reply, await bots.make(here.player, request.body.name), (made) => made);
    },
  );
  app.post<ById>(
    '/account/bots/:id/token',
    aboutOne('Give a bot another token; the one it had is good no more, and its sockets are cut', BotsWithToken),
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined || !(await isProved(here, reply))) return reply;
      return answer(reply, await bots.renew(here.player.id, request.params.id), (renewed) => renewed);
    },
  );
  app.delete<ById>(
    '/account/bots/:id/token',
    aboutOne('Revoke the token of a bot: it is locked out at once, and stays who it is', Type.Array(Bot)),
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined) return reply;
      return answer(reply, await bots.revoke(here.player.id, request.params.id), (left) => left);
    },
  );
  app.delete<ById>(
    '/account/bots/:id',
    aboutOne('Remove a bot for ever; its matches stay with whom it played', Type.Array(Bot)),
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined || !(await isProved(here, reply))) return reply;
      return answer(reply, await bots.remove(here.player.id, request.params.id), (left) => left);
    },
  );
};
