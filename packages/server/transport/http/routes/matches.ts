import { ok, refuse } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { runningMatchesOf } from '../../../lobby/lobby-topics.ts';
import { playBots } from '../../../lobby/tables/play-bots.ts';
import { publicTable } from '../../../lobby/tables/public-table.ts';
import { absenceOf } from '../../../match/absent-match.ts';
import { endAgainstBots, endUnreadable } from '../../../match/end-against-bots.ts';
import { endedSummaryOf, seatOf, summaryOf } from '../../../match/match-summary.ts';
import { untilRevealed } from '../../../match/race/reveal.ts';
import { makeSignedRecord } from '../../../match/record.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { asEmpty, mapResult } from '../reply.ts';
import { findSeat } from './find-seat.ts';

const MAX_LISTED_MATCHES = 100;
const RUNNING = refuse('running', 'This match is not over yet.');

export const matchRoutes = (http: HttpContext): void => {
  const { matches, presence, tables, store, settings, receipts } = http.services;
  registerRoute(
    http,
    ROUTES.playBots,
    async ({ player, body }) => {
      const started = await playBots(tables, player, body);
      if (!started.ok) return started;
      const match = await matches.find(started.value);
      return match === undefined ? absenceOf(matches, started.value) : ok(summaryOf(match, player.id));
    },
    { rateLimit: { max: settings.limits.tablesPerHour, timeWindow: '1 hour' } },
  );
  registerRoute(http, ROUTES.matches, async ({ player: { id }, query }) => {
    if (query.which === 'running') return ok(await runningMatchesOf({ store, matches }, id));
    const ended = await store.matches.ofPlayer(id, 'ended', MAX_LISTED_MATCHES);
    return ok(ended.map((match) => endedSummaryOf(match, id)));
  });
  registerRoute(http, ROUTES.match, async ({ params, viewer }) => {
    const player = await viewer();
    const match = await matches.find(params.id);
    return match === undefined ? absenceOf(matches, params.id) : ok(summaryOf(match, player?.id));
  });
  registerRoute(http, ROUTES.matchRecord, async ({ params, viewer }) => {
    const player = await viewer();
    const match = await matches.find(params.id);
    if (match === undefined) return absenceOf(matches, params.id);
    const seat = seatOf(match.stored, player?.id) ?? 'spectator';
    await untilRevealed(match);
    return ok(await makeSignedRecord(receipts, match, await store.log.read(match.stored.id), seat));
  });
  registerRoute(http, ROUTES.endMatch, async ({ player, params }) => {
    const found = await findSeat(http.services, params.id, player.id);
    if (!found.ok && matches.isUnreadable(params.id)) {
      const stored = await store.matches.find(params.id);
      return stored === undefined ? found : asEmpty(await endUnreadable(matches, stored, player.id));
    }
    if (!found.ok) return found;
    return asEmpty(await endAgainstBots(matches, found.value.match, found.value.seat));
  });
  registerRoute(http, ROUTES.rematch, async ({ player, params, body, request }) => {
    const match = await matches.find(params.id);
    if (match === undefined) return absenceOf(matches, params.id);
    if (match.committed.outcome === undefined) return RUNNING;
    const table = await tables.rematch(match.stored, player, { ...body, source: http.auth.sourceOf(request) });
    return mapResult(table, (found) => publicTable(found, presence.isOnline));
  });
};
