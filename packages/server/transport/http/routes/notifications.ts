import { ok, refuse } from '@sesame/kernel';
import { type NotificationSettings, ROUTES } from '@sesame/protocol';
import { makeTestMessage } from '../../../community/notifications/messages.ts';
import { isPublicEndpoint } from '../../../community/notifications/push-endpoint.ts';
import type { SignedIn } from '../auth.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

const MAX_SUBSCRIPTIONS = 10;
const BAD_ENDPOINT = refuse('bad-endpoint', 'This is not the address of a push service.');
const TOO_MANY = refuse(
  'too-many-browsers',
  'You already have notifications in the maximum number of browsers. Remove one first.',
);
const NOT_SUBSCRIBED = refuse('not-told', 'Push notifications are off in all your browsers.');
const TEST_TTL_SECONDS = 60;

export const notificationRoutes = (http: HttpContext): void => {
  const { store, settings, push, now } = http.services;
  const limited = { rateLimit: { max: settings.limits.signInsPerMinute } };
  const settingsOf = async ({ player, session }: SignedIn): Promise<NotificationSettings> => {
    const subscriptions = await store.notifications.ofPlayer(player.id);
    const browsers = subscriptions.map(({ session: of, agent, createdAt }) => {
      return { session: of, agent, createdAt, here: of === session.id };
    });
    return { publicKey: push.publicKey, browsers };
  };

  registerRoute(http, ROUTES.notificationSettings, async (call) => ok(await settingsOf(call)));
  registerRoute(
    http,
    ROUTES.subscribePush,
    async ({ player, session, body }) => {
      if (!settings.notifications.allowPrivateEndpoints && !isPublicEndpoint(body.endpoint)) return BAD_ENDPOINT;
      const subscriptions = await store.notifications.ofPlayer(player.id);
      const others = subscriptions.filter((one) => one.session !== session.id);
      if (others.length >= MAX_SUBSCRIPTIONS) return TOO_MANY;
      const owner = { session: session.id, player: player.id, agent: session.agent, createdAt: now() };
      await store.notifications.subscribe({ ...body, ...owner });
      return ok(await settingsOf({ player, session }));
    },
    limited,
  );
  registerRoute(http, ROUTES.unsubscribePush, async ({ player, session, params }) => {
    const subscriptions = await store.notifications.ofPlayer(player.id);
    const isOwn = subscriptions.some((one) => one.session === params.session);
    if (isOwn) await store.notifications.unsubscribe(params.session);
    return ok(await settingsOf({ player, session }));
  });
  registerRoute(
    http,
    ROUTES.sendTestNotification,
    async ({ player, session }) => {
      if ((await store.notifications.ofPlayer(player.id)).length === 0) return NOT_SUBSCRIBED;
      await push.send(player.id, makeTestMessage, { ttl: TEST_TTL_SECONDS, urgency: 'high' });
      return ok(await settingsOf({ player, session }));
    },
    limited,
  );
};
