import { ok, refuse } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { asEmpty } from '../reply.ts';

const NO_PLAYER = refuse('no-player', 'Player not found.');
const MAX_REPORTS_PER_MINUTE = 30;

/** Mutes and reports. */
export const moderationRoutes = (http: HttpContext): void => {
  const { store, chat, now } = http.services;
  registerRoute(http, ROUTES.mutes, async ({ player }) => ok(await store.moderation.mutedBy(player.id)));
  registerRoute(http, ROUTES.mute, async ({ player, params }) => {
    const other = await store.players.find(params.player);
    if (other === undefined || other.id === player.id) return NO_PLAYER;
    await store.moderation.mute(player.id, other.id, now());
    return ok(await store.moderation.mutedBy(player.id));
  });
  registerRoute(http, ROUTES.unmute, async ({ player, params }) => {
    await store.moderation.unmute(player.id, params.player);
    return ok(await store.moderation.mutedBy(player.id));
  });
  registerRoute(http, ROUTES.report, async ({ player, body }) => asEmpty(await chat.report(player.id, body)), {
    rateLimit: { max: MAX_REPORTS_PER_MINUTE },
  });
};
