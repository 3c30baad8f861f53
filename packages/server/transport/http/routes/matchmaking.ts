import { ok } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { asEmpty } from '../reply.ts';

export const matchmakingRoutes = (http: HttpContext): void => {
  const { matchmaking } = http.services;
  registerRoute(http, ROUTES.seek, async ({ player, body }) => asEmpty(await matchmaking.seek(player, body)));
  registerRoute(http, ROUTES.cancelSeek, async ({ player }) => {
    await matchmaking.leave(player.id);
    return ok({});
  });
};
