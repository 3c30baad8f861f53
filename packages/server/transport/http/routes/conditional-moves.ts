import { ok } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { findSeat } from './find-seat.ts';

/** More than the largest plan that a game accepts. */
const MAX_BODY_BYTES = 32_768;

export const conditionalMoveRoutes = (http: HttpContext): void => {
  const { services } = http;
  const { conditionalMoves } = services;

  registerRoute(http, ROUTES.conditionalMoves, async ({ params, player }) => {
    const found = await findSeat(services, params.id, player.id);
    return found.ok ? ok(await conditionalMoves.of(found.value.match.stored.id, found.value.seat)) : found;
  });
  registerRoute(
    http,
    ROUTES.setConditionalMoves,
    async ({ params, player, body }) => {
      const found = await findSeat(services, params.id, player.id);
      return found.ok ? conditionalMoves.set(found.value.match, found.value.seat, body.plan) : found;
    },
    { bodyLimit: MAX_BODY_BYTES },
  );
  registerRoute(http, ROUTES.removeConditionalMoves, async ({ params, player }) => {
    const found = await findSeat(services, params.id, player.id);
    if (!found.ok) return found;
    const { match, seat } = found.value;
    await conditionalMoves.remove(match.stored.id, seat);
    return ok(await conditionalMoves.of(match.stored.id, seat));
  });
};
