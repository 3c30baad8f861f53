import { SeekRequest } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { answer, answers } from '../reply.ts';

const Nothing = Type.Object({});

export const matchmakingRoutes = (app: FastifyInstance, { matchmaking }: Services, auth: Auth): void => {
  app.put<{ Body: SeekRequest }>(
    '/seek',
    {
      schema: {
        tags: ['queue'],
        summary: 'Wait for an opponent, as long as you follow the topic `seek`, which tells how it stands',
        body: SeekRequest,
        response: answers(Nothing),
      },
    },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await matchmaking.seek(player, request.body), () => ({}));
    },
  );
  app.delete(
    '/seek',
    { schema: { tags: ['queue'], summary: 'Wait no more', response: answers(Nothing) } },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      await matchmaking.leave(player.id);
      return {};
    },
  );
};
