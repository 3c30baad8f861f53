import { ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';

export const dailyRoutes = (http: HttpContext): void => {
  const { dailies } = http.services;
  registerRoute(http, ROUTES.dailies, ({ player }) => dailies.overview(player));
  registerRoute(http, ROUTES.daily, ({ params, query, player }) => dailies.page(params.game, player, query.day));
  registerRoute(http, ROUTES.openDaily, ({ params, body, player }) => dailies.open(params.game, player, body));
  registerRoute(http, ROUTES.stepDaily, ({ params, body, player }) => dailies.step(params.game, player, body));
  registerRoute(http, ROUTES.dailyMonth, ({ params, player }) => dailies.month(params.game, player, params.month));
  registerRoute(http, ROUTES.dailyLuck, ({ params }) => dailies.luck(params.month));
};
