import { AddFriend, Contacts, Id, Invite, Opponent } from '@sesame/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Friends } from '../../../community/friends/friends.ts';
import type { Services } from '../../../services.ts';
import type { StoredPlayer } from '../../../store/store.ts';
import type { Auth } from '../auth.ts';
import { answers, refuseWith } from '../reply.ts';

const ById = Type.Object({ id: Id });
type ById = { Params: Static<typeof ById> };

export const friendRoutes = (app: FastifyInstance, { settings, friends }: Services, auth: Auth): void => {
  const slowly = { rateLimit: { max: settings.limits.signIns } };
  const about = (summary: string, more: object = {}) => ({
    schema: { tags: ['friends'], summary, response: answers(Contacts), ...more },
  });
  /** Does something for whoever asks, and answers how they stand with everybody after it. */
  const then = async (
    request: FastifyRequest,
    reply: FastifyReply,
    act: (player: StoredPlayer) => ReturnType<Friends['request']> | Promise<void>,
  ) => {
    const player = await auth.admit(request, reply);
    if (player === undefined) return reply;
    const done = await act(player);
    return done === undefined || done.ok ? friends.of(player.id) : refuseWith(reply, done.error);
  };

  app.get('/friends', about('Your friends, who of them is here, and what waits for your answer'), (request, reply) =>
    then(request, reply, async () => {}),
  );
  app.post<{ Body: AddFriend }>(
    '/friends',
    { config: slowly, ...about('Ask somebody to be your friend, or say yes to who asked', { body: AddFriend }) },
    (request, reply) => then(request, reply, (player) => friends.request(player, request.body)),
  );
  app.delete<ById>(
    '/friends/:id',
    about('Take back a friendship or a request, refuse one, or lift your block', { params: ById }),
    (request, reply) => then(request, reply, ({ id }) => friends.remove(id, request.params.id)),
  );
  app.put<ById>(
    '/blocks/:id',
    about('Block somebody: they cannot befriend or invite you, nor see whether you are here', { params: ById }),
    (request, reply) => then(request, reply, ({ id }) => friends.block(id, request.params.id)),
  );
  app.post<ById & { Body: Invite }>(
    '/tables/:id/invitations',
    { config: slowly, ...about('Invite a friend or somebody you have played with', { params: ById, body: Invite }) },
    (request, reply) =>
      then(request, reply, (player) => friends.invite(player, request.params.id, request.body.player)),
  );
  app.delete<ById>('/tables/:id/invitations', about('Say no to an invitation', { params: ById }), (request, reply) =>
    then(request, reply, ({ id }) => friends.decline(id, request.params.id)),
  );
  app.get(
    '/opponents',
    {
      schema: {
        tags: ['friends'],
        summary: 'With whom you have played, the last first',
        response: answers(Type.Array(Opponent)),
      },
    },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      return player === undefined ? reply : friends.opponents(player.id);
    },
  );
};
