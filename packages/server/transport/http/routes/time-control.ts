import { ok } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { asEmpty } from '../reply.ts';
import { findSeat } from './find-seat.ts';

/** Vacations, changes of the time control, and taking a seat back from a substitute bot. */
export const timeControlRoutes = (http: HttpContext): void => {
  const { services } = http;
  const { substitutes, vacations, timeControls } = services;

  registerRoute(http, ROUTES.vacation, async ({ player }) => ok(await vacations.describe(player.id)));
  registerRoute(http, ROUTES.startVacation, ({ player, body }) => vacations.start(player.id, body.days));
  registerRoute(http, ROUTES.endVacation, ({ player }) => vacations.end(player.id));

  registerRoute(http, ROUTES.proposeTimeControl, async ({ player, params, body }) => {
    const found = await findSeat(services, params.id, player.id);
    return found.ok ? asEmpty(await timeControls.offer(found.value.match, found.value.seat, body.pace)) : found;
  });
  registerRoute(http, ROUTES.answerTimeControl, async ({ player, params, body }) => {
    const found = await findSeat(services, params.id, player.id);
    if (!found.ok) return found;
    const { match, seat } = found.value;
    const answered =
      body.answer === 'agree' ? timeControls.agree(match, seat, body.terms) : timeControls.decline(match, seat);
    return asEmpty(await answered);
  });
  registerRoute(http, ROUTES.takeSeatBack, async ({ player, params }) => {
    const found = await findSeat(services, params.id, player.id);
    return found.ok ? asEmpty(await substitutes.returnSeat(found.value.match, player.id)) : found;
  });
};
