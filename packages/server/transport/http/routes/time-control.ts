import { AnswerTimeControl, Id, ProposeTimeControl, StartVacation, VacationBalance } from '@sesame/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { seatOf } from '../../../match/match-summary.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { answer, answers, refuseWith } from '../reply.ts';

const ById = Type.Object({ id: Id });
const NOTHING = Type.Object({});
const NO_MATCH = { code: 'no-match', message: 'Match not found.' };
const NOT_YOURS = { code: 'not-yours', message: 'You have no seat in this match.' };

type OfMatch = { Params: Static<typeof ById> };

/** Time at the table: holidays, another pace by agreement, and the way back to a seat that a bot plays. */
export const timeControlRoutes = (app: FastifyInstance, services: Services, auth: Auth): void => {
  const { matches, substitutes, vacations, timeControls } = services;

  app.get(
    '/account/holidays',
    { schema: { tags: ['account'], summary: 'Your holidays', response: answers(VacationBalance) } },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      return player === undefined ? reply : vacations.describe(player.id);
    },
  );
  app.post<{ Body: StartVacation }>(
    '/account/holidays',
    {
      schema: {
        tags: ['account'],
        summary: 'Go on holiday: the clocks of your correspondence matches stand still meanwhile',
        body: StartVacation,
        response: answers(VacationBalance),
      },
    },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await vacations.goAway(player.id, request.body.days), (described) => described);
    },
  );
  app.delete(
    '/account/holidays',
    { schema: { tags: ['account'], summary: 'Come back from your holiday', response: answers(VacationBalance) } },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await vacations.comeBack(player.id), (described) => described);
    },
  );

  /** The match of a request and who asks, if they sit in it; otherwise they have been answered. */
  const seated = async (request: FastifyRequest<OfMatch>, reply: FastifyReply) => {
    const player = await auth.admit(request, reply);
    if (player === undefined) return undefined;
    const match = await matches.find(request.params.id);
    const seat = match && seatOf(match.stored, player.id);
    if (match !== undefined && seat !== undefined) return { match, seat, player };
    refuseWith(reply, match === undefined ? NO_MATCH : NOT_YOURS);
    return undefined;
  };

  app.post<OfMatch & { Body: ProposeTimeControl }>(
    '/matches/:id/pace',
    {
      schema: {
        tags: ['matches'],
        summary: 'Propose another pace for the rest of a match',
        params: ById,
        body: ProposeTimeControl,
        response: answers(NOTHING),
      },
    },
    async (request, reply) => {
      const here = await seated(request, reply);
      if (here === undefined) return reply;
      return answer(reply, await timeControls.offer(here.match, here.seat, request.body.pace), () => ({}));
    },
  );
  app.post<OfMatch & { Body: AnswerTimeControl }>(
    '/matches/:id/pace/answer',
    {
      schema: {
        tags: ['matches'],
        summary: 'Agree to the pace that is proposed, decline it, or take your own proposal back',
        params: ById,
        body: AnswerTimeControl,
        response: answers(NOTHING),
      },
    },
    async (request, reply) => {
      const here = await seated(request, reply);
      if (here === undefined) return reply;
      const { match, seat } = here;
      const answered = request.body.answer === 'agree' ? timeControls.agree(match, seat) : timeControls.decline(match);
      return answer(reply, await answered, () => ({}));
    },
  );
  app.post<OfMatch>(
    '/matches/:id/seat',
    {
      schema: {
        tags: ['matches'],
        summary: 'Take your seat back from the bot that played on for you',
        params: ById,
        response: answers(NOTHING),
      },
    },
    async (request, reply) => {
      const here = await seated(request, reply);
      if (here === undefined) return reply;
      return answer(reply, await substitutes.takeBack(here.match, here.player.id), () => ({}));
    },
  );
};
