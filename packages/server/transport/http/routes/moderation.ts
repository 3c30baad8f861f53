import { Id, Muted, Report } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { answer, answers, refuseWith } from '../reply.ts';

const ByPlayer = Type.Object({ player: Id });
type ByPlayer = { Params: Static<typeof ByPlayer> };
const NOBODY = { code: 'no-player', message: 'Player not found.' };

/** Whom we do not hear, and complaints about whom we did. */
export const moderationRoutes = (app: FastifyInstance, { store, chat: speech, now }: Services, auth: Auth): void => {
  const mutes = { tags: ['speech'], response: answers(Type.Array(Muted)) };
  app.get('/mutes', { schema: { ...mutes, summary: 'Whom you do not hear' } }, async (request, reply) => {
    const player = await auth.admit(request, reply);
    return player === undefined ? reply : store.moderation.mutedBy(player.id);
  });
  app.put<ByPlayer>(
    '/mutes/:player',
    { schema: { ...mutes, summary: 'Hear somebody no more', params: ByPlayer } },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      const other = await store.players.find(request.params.player);
      if (other === undefined || other.id === player.id) return refuseWith(reply, NOBODY);
      await store.moderation.mute(player.id, other.id, now());
      return store.moderation.mutedBy(player.id);
    },
  );
  app.delete<ByPlayer>(
    '/mutes/:player',
    { schema: { ...mutes, summary: 'Hear somebody again', params: ByPlayer } },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      await store.moderation.unmute(player.id, request.params.player);
      return store.moderation.mutedBy(player.id);
    },
  );
  app.post<{ Body: Report }>(
    '/reports',
    {
      config: { rateLimit: { max: 30 } },
      schema: {
        tags: ['speech'],
        summary: 'Tell the host about a player, or about a line that they said',
        body: Report,
        response: answers(Type.Object({})),
      },
    },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await speech.report(player.id, request.body), () => ({}));
    },
  );
};
