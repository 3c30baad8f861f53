import { ok, type Result } from '@sesame/kernel';
import { ROUTES, type WebhookSettings } from '@sesame/protocol';
import { SERVER_WEBHOOK } from '../../../store/repositories/webhooks.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

/** Webhooks of players and of the server. Every change answers the settings after it. */
export const webhookRoutes = (http: HttpContext): void => {
  const { settings, webhooks } = http.services;
  const { originOf } = http.origins;
  const limited = { rateLimit: { max: settings.limits.signInsPerMinute } };
  const settingsAfter = async (
    player: string,
    change: Promise<Result<void> | void>,
  ): Promise<Result<WebhookSettings>> => {
    const changed = await change;
    return changed === undefined || changed.ok ? ok(await webhooks.of(player)) : changed;
  };

  registerRoute(http, ROUTES.webhook, async ({ player }) => ok(await webhooks.of(player.id)));
  registerRoute(
    http,
    ROUTES.setWebhook,
    ({ player, body, request }) => settingsAfter(player.id, webhooks.set(player.id, body, originOf(request))),
    limited,
  );
  registerRoute(http, ROUTES.removeWebhook, ({ player }) => settingsAfter(player.id, webhooks.remove(player.id)));
  registerRoute(http, ROUTES.serverWebhook, async () => ok(await webhooks.of(SERVER_WEBHOOK)));
  registerRoute(http, ROUTES.setServerWebhook, ({ body, request }) =>
    settingsAfter(SERVER_WEBHOOK, webhooks.set(SERVER_WEBHOOK, body, originOf(request))),
  );
  registerRoute(http, ROUTES.removeServerWebhook, () => settingsAfter(SERVER_WEBHOOK, webhooks.remove(SERVER_WEBHOOK)));
};
