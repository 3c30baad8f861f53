import type { BotCard } from '@sesame/kernel';
import type { Speed } from '@sesame/protocol';
import { botPlayerId } from '@sesame/protocol';
import type { Ratings } from '../../competition/ratings/ratings.ts';
import type { Games } from '../../lib/games.ts';

/** The bot nearest to a rating; without established bot ratings, the one of medium strength. */
export const fittingBot = async (
  { games, ratings }: { readonly games: Pick<Games, 'list'>; readonly ratings: Pick<Ratings, 'ofAll'> },
  { game, pace, rating }: { readonly game: string; readonly pace: Speed; readonly rating: number },
): Promise<BotCard | undefined> => {
  const bots = (games.list().find(({ id }) => id === game)?.bots ?? []).toSorted((a, b) => a.level - b.level);
  const known = await ratings.ofAll(
    bots.map(({ id }) => botPlayerId(game, id)),
    game,
    pace,
  );
  const rated = bots.flatMap((bot, i) => {
    const one = known[i];
    return one === undefined || one.isProvisional ? [] : [{ bot, gap: Math.abs(one.shown - rating) }];
  });
  const nearest = rated.toSorted((a, b) => a.gap - b.gap)[0];
  return nearest?.bot ?? bots[Math.floor(bots.length / 2)];
};
