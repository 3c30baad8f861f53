import { optionsOf } from '@sesame/kernel';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Services } from '../../../services.ts';

export const gameRoutes = (app: FastifyInstance, { games }: Services): void => {
  const list = games.list().map(({ id, rules, bots }) => ({
    id,
    rules: rules.version,
    seats: rules.seats,
    options: Object.fromEntries(optionsOf(rules.options)),
    bots: bots.map(({ id, name, level }) => ({ id, name, level })),
  }));
  app.get(
    '/games',
    {
      schema: { tags: ['games'], summary: 'The games with seats, options and bots', response: { 200: Type.Unknown() } },
    },
    async () => list,
  );
};
