import { ok, refuse } from '@sesame/kernel';
import { type RatingChange, ROUTES } from '@sesame/protocol';
import { makeLeaderboard } from '../../../competition/ratings/leaderboard.ts';
import { showRating } from '../../../competition/ratings/shown-rating.ts';
import { isProvisional, shownOf } from '../../../lib/rating-scale.ts';
import type { StoredChange } from '../../../store/repositories/ratings.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

const NO_MATCH = refuse('no-match', 'Match not found.');

export const ratingRoutes = (http: HttpContext): void => {
  const { services } = http;
  const { ratings, store } = services;
  registerRoute(http, ROUTES.ratings, async ({ query: { player, game, pace } }) =>
    ok((await ratings.ofAll(player, game, pace)).map(showRating)),
  );
  registerRoute(http, ROUTES.leaderboard, async ({ query, viewer }) =>
    ok(await makeLeaderboard(services, query, (await viewer())?.id)),
  );
  registerRoute(http, ROUTES.matchRatings, async ({ params }) => {
    const match = await store.matches.find(params.id);
    return match === undefined ? NO_MATCH : ok((await ratings.changesOf(match.id)).map(showChange));
  });
};

const showChange = ({ seat, player, before, after }: StoredChange): RatingChange => ({
  seat,
  player,
  before: shownOf(before),
  after: shownOf(after.mu),
  provisional: isProvisional(after),
});
