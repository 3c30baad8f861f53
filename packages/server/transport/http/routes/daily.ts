import { DailyAnswer, DailyAnswered, DailyOpened, DailyPage, Id } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { answer, answers } from '../reply.ts';

const OfGame = Type.Object({ game: Id });
type OfGame = { Params: Static<typeof OfGame> };

export const dailyRoutes = (app: FastifyInstance, { dailies }: Services, auth: Auth): void => {
  const describe = (summary: string) => ({ tags: ['daily'], summary, params: OfGame });
  app.get<OfGame>(
    '/daily/:game',
    { schema: { ...describe('How you and the others stand today'), response: answers(DailyPage) } },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await dailies.page(request.params.game, player), (page) => page);
    },
  );
  app.post<OfGame>(
    '/daily/:game/open',
    { schema: { ...describe('Open the puzzle of the day: your time begins'), response: answers(DailyOpened) } },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await dailies.open(request.params.game, player), (opened) => opened);
    },
  );
  app.post<OfGame & { Body: DailyAnswer }>(
    '/daily/:game/answer',
    { schema: { ...describe('Answer it'), body: DailyAnswer, response: answers(DailyAnswered) } },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      const judged = await dailies.answer(request.params.game, player, request.body.answer);
      return answer(reply, judged, (answered) => answered);
    },
  );
};
