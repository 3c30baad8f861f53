import type { Speed } from '@sesame/protocol';
import { makeRating, NEWCOMER, type Rating, type Skill } from '../../lib/rating-scale.ts';
import type { StoredChange } from '../../store/repositories/ratings.ts';
import type { Store } from '../../store/store.ts';
import { startSettlementWorker } from './settle.ts';

/** Ratings of players and bots, per game and speed. */
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
  readonly store: Pick<Store, 'ratings' | 'settlements' | 'players'>;
  /** The skill before the first rated match (default: a newcomer's). */
  readonly startOf?: (player: string) => Skill;
  readonly onError: (error: unknown, match?: string) => void;
}

export const makeRatings = ({ store, startOf = () => NEWCOMER, onError }: RatingsDeps): Ratings => {
  const settling = startSettlementWorker(store, onError, startOf);
  const ofAll = async (players: readonly string[], game: string, pace: Speed) => {
    const skills = await store.ratings.of(players, { game, pace });
    return players.map((player) => makeRating(skills.get(player) ?? startOf(player)));
  };
  return {
    ofAll,
    of: async (player, game, pace) => {
      const [rating = makeRating(startOf(player))] = await ofAll([player], game, pace);
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
