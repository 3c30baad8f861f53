import type { Leaderboard } from '@sesame/protocol';
import { NEWCOMER } from '../../lib/rating-scale.ts';
import type { RatingCategory } from '../../store/repositories/ratings.ts';
import type { Store } from '../../store/store.ts';
import { shownRating } from './shown-rating.ts';

const MAX_LISTED = 100;

/** Leaderboard of a game and speed, with the viewer's place. Only accounts are ranked. */
export const makeLeaderboard = async (
  { store }: { readonly store: Pick<Store, 'ratings'> },
  category: RatingCategory,
  viewer: string | undefined,
): Promise<Leaderboard> => {
  const best = await store.ratings.best(category, MAX_LISTED);
  const places = best.map(({ mu }) => 1 + best.findIndex((other) => other.mu === mu));
  const mine = viewer === undefined ? undefined : (await store.ratings.of([viewer], category)).get(viewer);
  const rating = shownRating(mine ?? NEWCOMER);
  const stands = mine !== undefined && !rating.provisional;
  return {
    best: best.map(({ player, name, ...skill }, i) => ({
      id: player,
      name,
      bot: false,
      place: places[i] ?? i + 1,
      rating: shownRating(skill),
    })),
    you: { rating, ...(stands && { place: 1 + (await store.ratings.countBetter(category, mine.mu)) }) },
  };
};
