import { Id, MatchPlan, SetPlan } from '@sesame/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { seatOf } from '../../../match/match-summary.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { answer, answers, refuseWith } from '../reply.ts';

const ById = Type.Object({ id: Id });
const NO_MATCH = { code: 'no-match', message: 'Match not found.' };
const NOT_YOURS = { code: 'not-yours', message: 'You have no seat in this match.' };
/** Bytes. The largest plan that a game takes is smaller. */
const MAX_BODY_BYTES = 32_768;

type OfMatch = { Params: Static<typeof ById> };

/** Moves decided ahead, for the seat of who asks. */
export const conditionalMoveRoutes = (
  app: FastifyInstance,
  { matches, conditionalMoves: plans }: Services,
  auth: Auth,
): void => {
  /** The match of a request and who asks, if they sit in it; otherwise they have been answered. */
  const seated = async (request: FastifyRequest<OfMatch>, reply: FastifyReply) => {
    const player = await auth.admit(request, reply);
    if (player === undefined) return undefined;
    const match = await matches.find(request.params.id);
    const seat = match && seatOf(match.stored, player.id);
    if (match !== undefined && seat !== undefined) return { match, seat, id: match.stored.id };
    refuseWith(reply, match === undefined ? NO_MATCH : NOT_YOURS);
    return undefined;
  };

  app.get<OfMatch>(
    '/matches/:id/plan',
    {
      schema: { tags: ['matches'], summary: 'What you have planned ahead', params: ById, response: answers(MatchPlan) },
    },
    async (request, reply) => {
      const here = await seated(request, reply);
      return here === undefined ? reply : plans.of(here.id, here.seat);
    },
  );
  app.put<OfMatch & { Body: SetPlan }>(
    '/matches/:id/plan',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        tags: ['matches'],
        summary: 'Plan your next moves ahead, in a match by correspondence or without a clock',
        description:
          'The house plays them for you as soon as it is your turn. A plan that does not fit what happened is dropped. Only you hear of it. Crack the Code: `{"attempt":2,"guess":"rybwg","answers":[{"black":2,"white":1,"guess":"rbywg"}]}`. Fake Crystal: `{"round":1,"wishes":[{"do":"buy","claim":12,"price":4}],"claim":true,"pass":true}`.',
        params: ById,
        body: SetPlan,
        response: answers(MatchPlan),
      },
    },
    async (request, reply) => {
      const here = await seated(request, reply);
      if (here === undefined) return reply;
      return answer(reply, await plans.set(here.match, here.seat, request.body.plan), (plan) => plan);
    },
  );
  app.delete<OfMatch>(
    '/matches/:id/plan',
    { schema: { tags: ['matches'], summary: 'Drop your plan', params: ById, response: answers(MatchPlan) } },
    async (request, reply) => {
      const here = await seated(request, reply);
      if (here === undefined) return reply;
      await plans.remove(here.id, here.seat);
      return plans.of(here.id, here.seat);
    },
  );
};
