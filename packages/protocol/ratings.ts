import Type, { type Static } from 'typebox';
import { ID_PATTERN, Id, MatchSummary, SeatNumber } from './common.ts';
import { MAX_NAME_LENGTH, MAX_SEATS } from './limits.ts';

/** Ratings are kept per game and speed. A match without a clock counts as live. */
export const Speed = Type.Union([Type.Literal('live'), Type.Literal('correspondence')]);
export type Speed = Static<typeof Speed>;

/** A person’s id, or a built-in bot as `bot:<game>:<bot>`. */
export const PlayerId = Type.String({ pattern: `^(bot:${ID_PATTERN}:)?${ID_PATTERN}$` });

/** A rating as shown to people. */
export const ShownRating = Type.Object({
  rating: Type.Integer({ description: 'Starts at 1500; a difference of 400 means about ten to one.' }),
  deviation: Type.Integer({ description: 'Rating deviation.' }),
  played: Type.Integer({ description: 'Rated matches.' }),
  provisional: Type.Boolean({ description: 'The deviation is still high.' }),
});
export type ShownRating = Static<typeof ShownRating>;

/** The rating change of a seat after a match. */
export const RatingChange = Type.Object({
  seat: SeatNumber,
  player: PlayerId,
  before: Type.Integer(),
  after: Type.Integer(),
  provisional: Type.Boolean(),
});
export type RatingChange = Static<typeof RatingChange>;

/** A player in a list. */
export const ListedPlayer = Type.Object({
  id: PlayerId,
  name: Type.String(),
  bot: Type.Boolean(),
});
export type ListedPlayer = Static<typeof ListedPlayer>;

const Standing = Type.Object({ place: Type.Integer(), rating: ShownRating });

/** The top players of a game and speed. */
export const Leaderboard = Type.Object({
  best: Type.Array(Type.Object({ ...ListedPlayer.properties, ...Standing.properties })),
  you: Type.Object(
    {
      rating: ShownRating,
      place: Type.Optional(Type.Integer({ description: 'Your place, or the place you would have if listed.' })),
    },
    { description: 'Your own standing.' },
  ),
});
export type Leaderboard = Static<typeof Leaderboard>;

/** A game and speed that has its own ratings. */
export const RatingCategory = Type.Object({ game: Id, pace: Speed });
export type RatingCategory = Static<typeof RatingCategory>;

export const RatingsQuery = Type.Object({
  ...RatingCategory.properties,
  player: Type.Array(PlayerId, { maxItems: MAX_SEATS }),
});
export type RatingsQuery = Static<typeof RatingsQuery>;

export const PlayerSearchQuery = Type.Object({ name: Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH }) });
export type PlayerSearchQuery = Static<typeof PlayerSearchQuery>;

/** The result of a match for one player. */
export const MatchResult = Type.Union([Type.Literal('won'), Type.Literal('drew'), Type.Literal('lost')]);
export type MatchResult = Static<typeof MatchResult>;

/** Filter of a player’s matches; absent fields match everything. */
export const MatchFilter = Type.Object({
  game: Type.Optional(Id),
  pace: Type.Optional(Speed),
  result: Type.Optional(MatchResult),
  rated: Type.Optional(Type.Boolean()),
  opponent: Type.Optional(PlayerId),
});
export type MatchFilter = Static<typeof MatchFilter>;

/** A page of a player’s matches; without `before`, the first. */
export const MatchPageQuery = Type.Object({
  ...MatchFilter.properties,
  before: Type.Optional(
    Type.String({ pattern: `^[0-9]{1,16}\\.${ID_PATTERN}$`, description: 'Cursor from the previous page.' }),
  ),
});
export type MatchPageQuery = Static<typeof MatchPageQuery>;

/** A finished match of a player. */
export const PlayedMatch = Type.Object({
  match: MatchSummary,
  seat: SeatNumber,
  rank: Type.Integer(),
  result: MatchResult,
  change: Type.Optional(Type.Object({ before: Type.Integer(), after: Type.Integer() })),
});
export type PlayedMatch = Static<typeof PlayedMatch>;

export const PlayedMatches = Type.Object({
  matches: Type.Array(PlayedMatch),
  next: Type.Optional(Type.String({ description: 'Cursor of the next page: pass it as `before`.' })),
});
export type PlayedMatches = Static<typeof PlayedMatches>;

const counts = { matches: Type.Integer(), won: Type.Integer(), drew: Type.Integer(), lost: Type.Integer() };

/** Results and averages of a game, in total or by number of seats. */
const AverageStatistics = Type.Object({
  ...counts,
  rank: Type.Number({ description: 'Average rank.' }),
  plies: Type.Number({ description: 'Average number of inputs.' }),
  took: Type.Number({ description: 'Average match time in milliseconds.' }),
});

export const GameStatistics = Type.Object({
  game: Id,
  all: AverageStatistics,
  bySeats: Type.Array(Type.Object({ seats: Type.Integer(), ...AverageStatistics.properties })),
});
export type GameStatistics = Static<typeof GameStatistics>;

export const Profile = Type.Object({
  ...ListedPlayer.properties,
  kind: Type.Union([Type.Literal('account'), Type.Literal('guest'), Type.Literal('bot'), Type.Literal('left')]),
  since: Type.Optional(Type.Number({ description: 'When they joined; absent for built-in bots.' })),
  ratings: Type.Array(Type.Object({ ...RatingCategory.properties, ...ShownRating.properties })),
  puzzles: Type.Array(Type.Object({ game: Id, ...ShownRating.properties }), { description: 'Puzzle ratings.' }),
  statistics: Type.Array(GameStatistics),
  running: Type.Array(MatchSummary),
  opponents: Type.Array(ListedPlayer, { description: 'Most frequent recent opponents.' }),
});
export type Profile = Static<typeof Profile>;

/** A player’s rating after each match, oldest first. */
export const RatingHistory = Type.Array(
  Type.Object({ match: Id, at: Type.Number(), rating: Type.Integer(), deviation: Type.Integer() }),
);
export type RatingHistory = Static<typeof RatingHistory>;

/** Results between two players, by who ranked higher. */
export const HeadToHead = Type.Object({
  player: ListedPlayer,
  other: ListedPlayer,
  all: Type.Object(counts),
  byGame: Type.Array(Type.Object({ game: Id, ...counts })),
});
export type HeadToHead = Static<typeof HeadToHead>;
