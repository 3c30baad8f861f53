import { Me, Rename } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { answers } from '../answer.ts';
import type { Identity } from '../identity.ts';

export const peopleRoutes = (app: FastifyInstance, { store, settings }: House, identity: Identity): void => {
  const me = ({ id, name }: { id: string; name: string }): Me => ({ id, name, guest: true });

  app.post(
    '/me',
    {
      config: { rateLimit: { max: settings.limits.guests } },
      schema: { tags: ['people'], summary: 'Enter the house: as before, or as a new guest', response: answers(Me) },
    },
    async (request, reply) => me(await identity.greet(request, reply)),
  );
  app.patch<{ Body: Rename }>(
    '/me',
    { schema: { tags: ['people'], summary: 'Call yourself something else', body: Rename, response: answers(Me) } },
    async (request, reply) => {
      const player = await identity.admit(request, reply);
      if (player === undefined) return reply;
      const name = request.body.name.trim();
      await store.players.rename(player.id, name);
      return me({ id: player.id, name });
    },
  );
};
