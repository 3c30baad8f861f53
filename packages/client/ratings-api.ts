import type { Result } from '@sesame/kernel';
import type {
  HeadToHead,
  Leaderboard,
  ListedPlayer,
  MatchFilter,
  PlayedMatches,
  Profile,
  RatingCategory,
  RatingChange,
  RatingHistory,
  ShownRating,
} from '@sesame/protocol';
import type { SendRequest } from './http.ts';

/** How well people play, and what they have played. */
export interface RatingsApi {
  /** In the order of the players asked for. */
  ratings(players: readonly string[], field: RatingCategory): Promise<Result<readonly ShownRating[]>>;
  leaderboard(field: RatingCategory): Promise<Result<Leaderboard>>;
  /** How a match that is over changed its players; nothing where it did not count. */
  ratingChanges(match: string): Promise<Result<readonly RatingChange[]>>;
  findPlayers(name: string): Promise<Result<readonly ListedPlayer[]>>;
  profile(player: string): Promise<Result<Profile>>;
  ratingHistory(player: string, field: RatingCategory): Promise<Result<RatingHistory>>;
  played(player: string, filter?: MatchFilter, before?: string): Promise<Result<PlayedMatches>>;
  headToHead(player: string, other: string): Promise<Result<HeadToHead>>;
}

export const makeRatingsApi = (ask: SendRequest): RatingsApi => ({
  ratings: (players, field) => ask('GET', `/ratings?${queryOf({ ...field, player: players })}`),
  leaderboard: (field) => ask('GET', `/leaderboard?${queryOf(field)}`),
  ratingChanges: (match) => ask('GET', `/matches/${match}/ratings`),
  findPlayers: (name) => ask('GET', `/players?${queryOf({ name })}`),
  profile: (player) => ask('GET', `/players/${player}`),
  ratingHistory: (player, field) => ask('GET', `/players/${player}/history?${queryOf(field)}`),
  played: (player, filter = {}, before = undefined) =>
    ask('GET', `/players/${player}/matches?${queryOf({ ...filter, before })}`),
  headToHead: (player, other) => ask('GET', `/players/${player}/against/${other}`),
});

/** The address of a download: records of a player's matches, one a line. */
export const recordsPath = (player: string, filter: MatchFilter): string =>
  `/api/players/${player}/records?${queryOf(filter)}`;

const queryOf = (wish: Readonly<Record<string, string | boolean | readonly string[] | undefined>>): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(wish)) {
    for (const one of value === undefined ? [] : [value].flat()) query.append(key, String(one));
  }
  return query.toString();
};
