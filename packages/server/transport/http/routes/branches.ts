import { Branch, MatchSummary } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import { branch } from '../../../lobby/branches/branch.ts';
import { summaryOf } from '../../../match/match-summary.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { answers, refuseWith } from '../reply.ts';

/** A record of a long match is bigger than what is usually sent. */
const MAX_RECORD_BYTES = 524_288;

export const branchRoutes = (app: FastifyInstance, services: Services, auth: Auth): void => {
  app.post<{ Body: Branch }>(
    '/branches',
    {
      bodyLimit: MAX_RECORD_BYTES,
      config: { rateLimit: { max: services.settings.limits.signIns } },
      schema: {
        tags: ['matches'],
        summary: 'Play on against bots from where a match or a record stands',
        body: Branch,
        response: answers(MatchSummary),
      },
    },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      const started = await branch(services, player, request.body);
      if (!started.ok) return refuseWith(reply, started.error);
      const match = await services.matches.find(started.value);
      return match === undefined
        ? refuseWith(reply, { code: 'no-match', message: 'Match not found.' })
        : summaryOf(match, player.id);
    },
  );
};
