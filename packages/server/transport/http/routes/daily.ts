import { ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';

export const dailyRoutes = (http: HttpContext): void => {
  const { dailies } = http.services;
  registerRoute(http, ROUTES.daily, ({ params, player }) => dailies.page(params.game, player));
  registerRoute(http, ROUTES.openDaily, ({ params, player }) => dailies.open(params.game, player));
  registerRoute(http, ROUTES.answerDaily, ({ params, player, body }) =>
    dailies.answer(params.game, player, body.answer),
  );
};
