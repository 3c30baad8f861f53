import { Readable } from 'node:stream';
import { ok } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { makeProfiles } from '../../../competition/ratings/profiles.ts';
import { makeRecordLines } from '../../../competition/ratings/records.ts';
import { shownRating } from '../../../competition/ratings/shown-rating.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { mapResult } from '../reply.ts';

const MAX_HISTORY_POINTS = 300;

export const playerRoutes = (http: HttpContext): void => {
  const { services } = http;
  const { settings, store } = services;
  const profiles = makeProfiles(services);

  registerRoute(http, ROUTES.findPlayers, async ({ query }) => ok(await profiles.search(query.name)));
  registerRoute(http, ROUTES.profile, async ({ params, viewer }) => profiles.of(params.id, (await viewer())?.id));
  registerRoute(http, ROUTES.ratingHistory, async ({ params, query }) => {
    const changes = await store.ratings.changes(params.id, { field: query, limit: MAX_HISTORY_POINTS });
    const points = changes.toReversed().map(({ match, at, after }) => {
      const { rating, deviation } = shownRating(after);
      return { match, at, rating, deviation };
    });
    return ok(points);
  });
  registerRoute(http, ROUTES.playedMatches, async ({ params, query: { before, ...filter }, viewer }) => {
    const page = { viewer: (await viewer())?.id, ...(before !== undefined && { before }) };
    return profiles.matches(params.id, filter, page);
  });
  registerRoute(
    http,
    ROUTES.playerRecords,
    async ({ params, query, viewer }) => {
      const player = (await viewer())?.id;
      const found = await profiles.matches(params.id, query, { viewer: player });
      return mapResult(found, ({ matches }) => ({
        name: 'sesame-records.ndjson',
        content: Readable.from(
          matches.length === 0 ? [] : makeRecordLines(services, params.id, { ...query, viewer: player ?? '' }),
        ),
      }));
    },
    { rateLimit: { max: settings.limits.signInsPerMinute } },
  );
  registerRoute(http, ROUTES.headToHead, ({ params }) => profiles.headToHead(params.id, params.other));
};
