import { ok, refuse } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { branch } from '../../../lobby/branches/branch.ts';
import { handOver } from '../../../lobby/offline/hand-over.ts';
import { endedSummaryOf, summaryOf } from '../../../match/match-summary.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

/** The record of a long match is larger than other bodies. */
const MAX_RECORD_BYTES = 524_288;
const NO_MATCH = refuse('no-match', 'Match not found.');

/** Matches that begin with a record, or are one. */
export const branchRoutes = (http: HttpContext): void => {
  const { services } = http;
  const limits = { bodyLimit: MAX_RECORD_BYTES, rateLimit: { max: services.settings.limits.signInsPerMinute } };
  registerRoute(
    http,
    ROUTES.branch,
    async ({ player, body }) => {
      const started = await branch(services, player, body);
      if (!started.ok) return started;
      const match = await services.matches.find(started.value);
      return match === undefined ? NO_MATCH : ok(summaryOf(match, player.id));
    },
    limits,
  );
  registerRoute(
    http,
    ROUTES.handOverMatch,
    async ({ player, body }) => {
      const stored = await handOver(services, player, body);
      return stored.ok ? ok(endedSummaryOf(stored.value, player.id)) : stored;
    },
    limits,
  );
};
