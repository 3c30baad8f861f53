import { ok } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { asEmpty } from '../reply.ts';
import { findSeat } from './find-seat.ts';

/** More than the longest trace. */
const MAX_BODY_BYTES = 8_192;

export const photoFinishRoutes = (http: HttpContext): void => {
  const { services } = http;
  const { photoFinishes } = services;

  registerRoute(http, ROUTES.photoFinishes, async ({ params, player }) => {
    const found = await findSeat(services, params.id, player.id);
    return found.ok ? ok(await photoFinishes.list(found.value.match, found.value.seat)) : found;
  });
  registerRoute(http, ROUTES.photoFinish, async ({ params, player }) => {
    const found = await findSeat(services, params.id, player.id);
    return found.ok ? photoFinishes.find(found.value.match, found.value.seat, params.race) : found;
  });
  registerRoute(
    http,
    ROUTES.handInTrace,
    async ({ params, body, player }) => {
      const found = await findSeat(services, params.id, player.id);
      if (!found.ok) return found;
      const { match, seat } = found.value;
      const handed = { seat, player: player.id, race: params.race, trace: body.trace };
      return asEmpty(await photoFinishes.handIn(match, handed));
    },
    { bodyLimit: MAX_BODY_BYTES },
  );
};
