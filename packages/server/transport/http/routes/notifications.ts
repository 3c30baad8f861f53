import { NotificationSettings, SessionId, SubscribePush } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { makeTestMessage } from '../../../community/notifications/messages.ts';
import { isPublicEndpoint } from '../../../community/notifications/push-endpoint.ts';
import type { Services } from '../../../services.ts';
import type { Auth, Present } from '../auth.ts';
import { answers, refuseWith } from '../reply.ts';

const BySession = Type.Object({ session: SessionId });
const MAX_SUBSCRIPTIONS = 10;
const BAD_ENDPOINT = { code: 'bad-endpoint', message: 'This is not the address of a push service.' };
const TOO_MANY = {
  code: 'too-many-browsers',
  message: 'You already have notifications in the maximum number of browsers. Remove one first.',
};
const NOT_TOLD = { code: 'not-told', message: 'Push notifications are off in all your browsers.' };
const MINUTE_SECONDS = 60;

export const notificationRoutes = (app: FastifyInstance, services: Services, auth: Auth): void => {
  const { store, settings, push, now } = services;
  const slowly = { rateLimit: { max: settings.limits.signIns } };
  const describe = (summary: string) => ({ tags: ['notices'], summary, response: answers(NotificationSettings) });
  const pageFor = async ({ player, session }: Present): Promise<NotificationSettings> => {
    const told = await store.notifications.ofPlayer(player.id);
    const browsers = told.map(({ session: of, agent, createdAt }) => {
      return { session: of, agent, createdAt, here: of === session.id };
    });
    return { publicKey: push.publicKey, browsers };
  };

  app.get('/notices', { schema: describe('Which of your browsers are told by push') }, async (request, reply) => {
    const here = await auth.admitHere(request, reply);
    return here === undefined ? reply : pageFor(here);
  });
  app.put<{ Body: SubscribePush }>(
    '/notices',
    { config: slowly, schema: { ...describe('Have this browser told by push'), body: SubscribePush } },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined) return reply;
      const { player, session } = here;
      if (!settings.notices.anywhere && !isPublicEndpoint(request.body.endpoint))
        return refuseWith(reply, BAD_ENDPOINT);
      const peerSync = (await store.notifications.ofPlayer(player.id)).filter((told) => told.session !== session.id);
      if (peerSync.length >= MAX_SUBSCRIPTIONS) return refuseWith(reply, TOO_MANY);
      const whose = { session: session.id, player: player.id, agent: session.agent, createdAt: now() };
      await store.notifications.subscribe({ ...request.body, ...whose });
      return pageFor(here);
    },
  );
  app.delete<{ Params: Static<typeof BySession> }>(
    '/notices/:session',
    { schema: { ...describe('Have a browser of yours told no more'), params: BySession } },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined) return reply;
      const told = await store.notifications.ofPlayer(here.player.id);
      const { session } = request.params;
      if (told.some((one) => one.session === session)) await store.notifications.unsubscribe(session);
      return pageFor(here);
    },
  );
  app.post(
    '/notices/test',
    { config: slowly, schema: describe('Send a notice to your browsers, to see whether it arrives') },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined) return reply;
      if ((await store.notifications.ofPlayer(here.player.id)).length === 0) return refuseWith(reply, NOT_TOLD);
      await push.tell(here.player.id, makeTestMessage, { ttl: MINUTE_SECONDS, urgency: 'high' });
      return pageFor(here);
    },
  );
};
