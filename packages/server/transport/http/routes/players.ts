import { Readable } from 'node:stream';
import {
  HeadToHead,
  ListedPlayer,
  MatchFilter,
  PlayedMatches,
  PlayerId,
  Profile,
  RatingCategory,
  RatingHistory,
} from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { makeProfiles } from '../../../competition/ratings/profiles.ts';
import { makeRecordLines } from '../../../competition/ratings/records.ts';
import { shownRating } from '../../../competition/ratings/shown-rating.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { answer, answers } from '../reply.ts';

const ById = Type.Object({ id: PlayerId });
type ById = { Params: Static<typeof ById> };
const Against = Type.Object({ id: PlayerId, other: PlayerId });
const Named = Type.Object({ name: Type.String({ minLength: 1, maxLength: 30 }) });
const Page = Type.Object({
  ...MatchFilter.properties,
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}\\.[A-Za-z0-9_-]{1,40}$' })),
});
/** How far back a history goes. */
const MAX_HISTORY_POINTS = 300;

export const playerRoutes = (app: FastifyInstance, services: Services, auth: Auth): void => {
  const { settings, store } = services;
  const profiles = makeProfiles(services);
  const about = (summary: string) => ({ tags: ['players'], summary, params: ById });

  app.get<{ Querystring: Static<typeof Named> }>(
    '/players',
    {
      schema: {
        tags: ['players'],
        summary: 'Accounts and bots by a part of their name',
        querystring: Named,
        response: answers(Type.Array(ListedPlayer)),
      },
    },
    async ({ query }) => profiles.search(query.name),
  );
  app.get<ById>(
    '/players/:id',
    { schema: { ...about('A player: ratings, statistics, running matches'), response: answers(Profile) } },
    async ({ params, headers }, reply) => {
      const viewer = await auth.whoIs(headers);
      return answer(reply, await profiles.of(params.id, viewer?.id), (profile) => profile);
    },
  );
  app.get<ById & { Querystring: RatingCategory }>(
    '/players/:id/history',
    {
      schema: {
        ...about('The last ratings of a player in a game and pace'),
        querystring: RatingCategory,
        response: answers(RatingHistory),
      },
    },
    async ({ params, query }) =>
      (await store.ratings.changes(params.id, { field: query, limit: MAX_HISTORY_POINTS }))
        .toReversed()
        .map(({ match, at, after }) => {
          const { rating, deviation } = shownRating(after);
          return { match, at, rating, deviation };
        }),
  );
  app.get<ById & { Querystring: Static<typeof Page> }>(
    '/players/:id/matches',
    {
      schema: {
        ...about('Matches of a player that are over, the newest first, page by page'),
        querystring: Page,
        response: answers(PlayedMatches),
      },
    },
    async ({ params, query: { before, ...filter }, headers }, reply) => {
      const viewer = (await auth.whoIs(headers))?.id;
      const wish = { viewer, ...(before !== undefined && { before }) };
      return answer(reply, await profiles.matches(params.id, filter, wish), (page) => page);
    },
  );
  app.get<ById & { Querystring: MatchFilter }>(
    '/players/:id/records',
    {
      config: { rateLimit: { max: settings.limits.signIns } },
      schema: {
        ...about('The records of those matches as one file, a line of JSON each'),
        querystring: MatchFilter,
        response: answers(Type.Unknown()),
      },
    },
    async ({ params, query }, reply) => {
      const found = await profiles.matches(params.id, query, { viewer: undefined });
      return answer(reply, found, ({ matches }) => {
        reply
          .header('content-disposition', 'attachment; filename="sesame-records.ndjson"')
          .type('application/x-ndjson');
        return Readable.from(matches.length === 0 ? [] : makeRecordLines(services, params.id, query));
      });
    },
  );
  app.get<{ Params: Static<typeof Against> }>(
    '/players/:id/against/:other',
    {
      schema: {
        tags: ['players'],
        summary: 'How a player did against another',
        params: Against,
        response: answers(HeadToHead),
      },
    },
    async ({ params }, reply) => answer(reply, await profiles.headToHead(params.id, params.other), (found) => found),
  );
};
