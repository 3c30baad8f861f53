import { ok } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { makeOwnBots } from '../../../community/accounts/own-bots.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

/** The bots of an account. */
export const ownBotRoutes = (http: HttpContext): void => {
  const { settings, store, accounts, now } = http.services;
  const bots = makeOwnBots({ store, accounts, now, disconnect: http.auth.disconnect });
  const limited = { rateLimit: { max: settings.limits.signInsPerMinute } };

  registerRoute(http, ROUTES.ownBots, async ({ player }) => ok(await bots.list(player.id)));
  registerRoute(http, ROUTES.createBot, ({ player, body }) => bots.make(player, body.name), limited);
  registerRoute(http, ROUTES.renewBotToken, ({ player, params }) => bots.renew(player.id, params.id), limited);
  registerRoute(http, ROUTES.revokeBotToken, ({ player, params }) => bots.revoke(player.id, params.id), limited);
  registerRoute(http, ROUTES.removeBot, ({ player, params }) => bots.remove(player.id, params.id), limited);
};
