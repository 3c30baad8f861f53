import { Me, Rename } from '@sesame/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../services.ts';
import type { StoredPlayer } from '../../../store/store.ts';
import type { Auth } from '../auth.ts';
import { answers, refuseWith } from '../reply.ts';

const KNOWN = 'known';

export const meRoutes = (app: FastifyInstance, { settings, accounts }: Services, auth: Auth): void => {
  const me = async ({ id, name, owner }: StoredPlayer): Promise<Me> =>
    owner === undefined ? { id, name, guest: await accounts.isGuest(id) } : { id, name, guest: false, isBot: true };

  /** Many may come through one door: only who is new counts as a guest. */
  const newGuestsOnly = {
    keyGenerator: async ({ ip, headers }: FastifyRequest) =>
      (await auth.whoIs(headers)) === undefined ? ip : `${KNOWN} ${ip}`,
    max: (_: FastifyRequest, key: string) =>
      key.startsWith(KNOWN) ? settings.limits.requests : settings.limits.guests,
  };
  app.post(
    '/me',
    {
      config: { rateLimit: newGuestsOnly },
      schema: { tags: ['people'], summary: 'Enter the house: as before, or as a new guest', response: answers(Me) },
    },
    async (request, reply) => {
      const player = await auth.greet(request, reply);
      return player === undefined ? reply : me(player);
    },
  );
  app.patch<{ Body: Rename }>(
    '/me',
    {
      config: { rateLimit: { max: settings.limits.signIns } },
      schema: { tags: ['people'], summary: 'Call yourself something else', body: Rename, response: answers(Me) },
    },
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined) return reply;
      const renamed = await accounts.rename(here.player, request.body.name);
      return renamed.ok ? me(renamed.value) : refuseWith(reply, renamed.error);
    },
  );
};
