import { ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { asEmpty } from '../reply.ts';

export const dailyRoutes = (http: HttpContext): void => {
  const { dailies, dailyGhosts } = http.services;
  registerRoute(http, ROUTES.dailies, ({ player }) => dailies.overview(player));
  registerRoute(http, ROUTES.daily, ({ params, query, player }) => dailies.page(params.game, player, query.day));
  registerRoute(http, ROUTES.openDaily, ({ params, body, player }) => dailies.open(params.game, player, body));
  registerRoute(http, ROUTES.stepDaily, ({ params, body, player }) => dailies.step(params.game, player, body));
  registerRoute(http, ROUTES.dailyGhosts, ({ params, query, player }) =>
    dailyGhosts.list(params.game, player.id, query.day),
  );
  registerRoute(http, ROUTES.reportDailyProgress, async ({ params, body, player }) =>
    asEmpty(await dailyGhosts.report(params.game, player.id, body)),
  );
  registerRoute(http, ROUTES.dailyMonth, ({ params, player }) => dailies.month(params.game, player, params.month));
  registerRoute(http, ROUTES.dailyLuck, ({ params }) => dailies.luck(params.month));
};
