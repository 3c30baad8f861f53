import { ok, refuse } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { branch } from '../../../lobby/branches/branch.ts';
import { summaryOf } from '../../../match/match-summary.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

/** The record of a long match is larger than other bodies. */
const MAX_RECORD_BYTES = 524_288;
const NO_MATCH = refuse('no-match', 'Match not found.');

export const branchRoutes = (http: HttpContext): void => {
  const { services } = http;
  registerRoute(
    http,
    ROUTES.branch,
    async ({ player, body }) => {
      const started = await branch(services, player, body);
      if (!started.ok) return started;
      const match = await services.matches.find(started.value);
      return match === undefined ? NO_MATCH : ok(summaryOf(match, player.id));
    },
    { bodyLimit: MAX_RECORD_BYTES, rateLimit: { max: services.settings.limits.signInsPerMinute } },
  );
};
