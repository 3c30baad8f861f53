import { Id, Leaderboard, PlayerId, RatingCategory, RatingChange, ShownRating } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { makeLeaderboard } from '../../../competition/ratings/leaderboard.ts';
import { showRating } from '../../../competition/ratings/shown-rating.ts';
import { isProvisional, shownOf } from '../../../lib/rating-scale.ts';
import type { Services } from '../../../services.ts';
import type { StoredChange } from '../../../store/repositories/ratings.ts';
import type { Auth } from '../auth.ts';
import { answers, refuseWith } from '../reply.ts';

const ById = Type.Object({ id: Id });
const OfPlayers = Type.Object({ ...RatingCategory.properties, player: Type.Array(PlayerId, { maxItems: 16 }) });

export const ratingRoutes = (app: FastifyInstance, services: Services, auth: Auth): void => {
  const { ratings, store } = services;
  app.get<{ Querystring: Static<typeof OfPlayers> }>(
    '/ratings',
    {
      schema: {
        tags: ['ratings'],
        summary: 'How well some players play, in their order',
        querystring: OfPlayers,
        response: answers(Type.Array(ShownRating)),
      },
    },
    async ({ query: { player, game, pace } }) => (await ratings.ofAll(player, game, pace)).map(showRating),
  );
  app.get<{ Querystring: RatingCategory }>(
    '/leaderboard',
    {
      schema: {
        tags: ['ratings'],
        summary: 'The best of a game and pace, and where you stand',
        querystring: RatingCategory,
        response: answers(Leaderboard),
      },
    },
    async ({ query, headers }) => makeLeaderboard(services, query, (await auth.whoIs(headers))?.id),
  );
  app.get<{ Params: Static<typeof ById> }>(
    '/matches/:id/ratings',
    {
      schema: {
        tags: ['ratings'],
        summary: 'How a match that is over changed ratings; nothing where it did not count',
        params: ById,
        response: answers(Type.Array(RatingChange)),
      },
    },
    async (request, reply) => {
      const match = await store.matches.find(request.params.id);
      if (match === undefined) return refuseWith(reply, { code: 'no-match', message: 'Match not found.' });
      return (await ratings.changesOf(match.id)).map(showChange);
    },
  );
};

const showChange = ({ seat, player, before, after }: StoredChange): RatingChange => ({
  seat,
  player,
  before: shownOf(before),
  after: shownOf(after.mu),
  provisional: isProvisional(after),
});
