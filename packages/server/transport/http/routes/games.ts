import { ok, optionsOf } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';

export const gameRoutes = (http: HttpContext): void => {
  const list = http.services.games.list().map(({ id, rules, bots }) => ({
    id,
    rules: rules.version,
    seats: rules.seats,
    options: Object.fromEntries(optionsOf(rules.options)),
    bots: bots.map(({ id, name, level }) => ({ id, name, level })),
  }));
  registerRoute(http, ROUTES.games, () => ok(list));
};
