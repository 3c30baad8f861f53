import { ok, type Result, refuse } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { listTournaments } from '../../../competition/tournaments/list.ts';
import type { TournamentState } from '../../../competition/tournaments/next-step.ts';
import { publicTournament } from '../../../competition/tournaments/page.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { mapResult } from '../reply.ts';

const NO_TOURNAMENT = refuse('no-tournament', 'This tournament doesn’t exist.');

export const tournamentRoutes = (http: HttpContext): void => {
  const { tournaments, store, settings } = http.services;
  const show = (result: Result<TournamentState>) => mapResult(result, publicTournament);

  registerRoute(http, ROUTES.tournaments, async ({ viewer }) => ok(await listTournaments(store, await viewer())));
  registerRoute(
    http,
    ROUTES.createTournament,
    async ({ player, body }) => show(await tournaments.create(player, body)),
    { rateLimit: { max: settings.limits.signInsPerMinute } },
  );
  registerRoute(http, ROUTES.tournament, async ({ params }) => {
    const found = await tournaments.load(params.id);
    return found === undefined ? NO_TOURNAMENT : show(ok(found));
  });
  registerRoute(http, ROUTES.enterTournament, async ({ player, params, body, request }) => {
    const seated = { contribution: body.contribution ?? '', source: http.auth.sourceOf(request) };
    return show(await tournaments.enter(params.id, player, seated));
  });
  registerRoute(http, ROUTES.leaveTournament, async ({ player, params }) =>
    show(await tournaments.leave(params.id, player.id, params.entrant)),
  );
  registerRoute(http, ROUTES.enterBot, async ({ player, params, body }) =>
    show(await tournaments.enterBot(params.id, player.id, body.bot)),
  );
  registerRoute(http, ROUTES.startTournament, async ({ player, params }) =>
    show(await tournaments.start(params.id, player.id)),
  );
  registerRoute(http, ROUTES.cancelTournament, async ({ player, params }) =>
    show(await tournaments.cancel(params.id, player.id)),
  );
  registerRoute(http, ROUTES.matchTournament, async ({ params }) => {
    const found = await store.tournaments.ofMatch(params.id);
    const tournament = found && (await store.tournaments.find(found.tournament));
    if (found === undefined || tournament === undefined) return ok({});
    const { id, name, format } = tournament;
    return ok({ tournament: { id, name, format, round: found.round } });
  });
};
