import type { Speed } from '@sesame/protocol';
import type { Games } from '../../lib/games.ts';
import { makeFixedRating, makeRating, NEWCOMER, type Rating } from '../../lib/rating-scale.ts';
import type { StoredChange } from '../../store/repositories/ratings.ts';
import type { Store } from '../../store/store.ts';
import { houseSkill } from './house-bots.ts';
import { startSettlementWorker } from './settle.ts';

/** Ratings of players and bots, per game and speed. Those of built-in bots are fixed. */
export interface Ratings {
  /** A player's rating; a newcomer's if they haven't played. */
  of(player: string, game: string, pace: Speed): Promise<Rating>;
  /** The same for many, in their order. */
  ofAll(players: readonly string[], game: string, pace: Speed): Promise<readonly Rating[]>;
  /** Settles an ended match: writes results and ratings. Idempotent. */
  settle(match: string): void;
  /** Rating changes of an ended match; empty if unrated. */
  changesOf(match: string): Promise<readonly StoredChange[]>;
  close(): Promise<void>;
}

export interface RatingsDeps {
  readonly store: Pick<Store, 'ratings' | 'settlements' | 'players' | 'accounts'>;
  readonly games: Pick<Games, 'botOf'>;
  readonly onError: (error: unknown, match?: string) => void;
}

export const makeRatings = ({ store, games, onError }: RatingsDeps): Ratings => {
  const settling = startSettlementWorker({ store, games }, onError);
  const ofAll = async (players: readonly string[], game: string, pace: Speed) => {
    const skills = await store.ratings.of(players, { game, pace });
    return players.map((player) => {
      const fixed = houseSkill(games, player);
      return fixed === undefined ? makeRating(skills.get(player) ?? NEWCOMER) : makeFixedRating(fixed);
    });
  };
  return {
    ofAll,
    of: async (player, game, pace) => {
      const [rating = makeRating(NEWCOMER)] = await ofAll([player], game, pace);
      return rating;
    },
    settle: (match) => void settling.settle(match).catch((error) => onError(error, match)),
    changesOf: async (match) => {
      await settling.settle(match);
      return store.ratings.changesOf(match);
    },
    close: settling.stop,
  };
};
