import type { ListedPlayer, RatingGains } from '@sesame/protocol';
import type { Games } from '../../lib/games.ts';
import type { Now } from '../../lib/now.ts';
import { pointsOf } from '../../lib/rating-scale.ts';
import type { Store } from '../../store/store.ts';
import { builtInBot } from './profiles.ts';

const REPORTED_DAYS = 7;
const DAY_MS = 86_400_000;
const MAX_LISTED = 100;

/** Anomaly report: who gained most from whom lately, and how much of all they gained that is. */
export const reportGains = async (deps: {
  readonly store: Pick<Store, 'ratings' | 'players'>;
  readonly games: Pick<Games, 'botOf'>;
  readonly now: Now;
}): Promise<RatingGains> => {
  const { store, games, now } = deps;
  const gains = await store.ratings.gains(now() - REPORTED_DAYS * DAY_MS, MAX_LISTED);
  const listed = async (id: string): Promise<ListedPlayer> => {
    const player = await store.players.find(id);
    return builtInBot(games, id) ?? { id, name: player?.name ?? id, bot: player?.owner !== undefined };
  };
  const shown = gains.map(async ({ player, opponent, game, pace, matches, gained, total }) => ({
    player: await listed(player),
    opponent: await listed(opponent),
    ...{ game, pace, matches },
    gained: pointsOf(gained),
    share: total > 0 ? Math.min(1, gained / total) : 0,
  }));
  return { days: REPORTED_DAYS, gains: await Promise.all(shown) };
};
