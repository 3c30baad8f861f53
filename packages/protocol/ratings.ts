import Type, { type Static } from 'typebox';
import { Id, MatchSummary, SeatNumber } from './common.ts';

/** Ratings are kept a game and pace. A match without a clock is played at one sitting: it counts as live. */
export const Speed = Type.Union([Type.Literal('live'), Type.Literal('correspondence')]);
export type Speed = Static<typeof Speed>;

/** A person by their id, or a bot of the house as `bot:<game>:<bot>`. */
export const PlayerId = Type.String({ pattern: '^(bot:[A-Za-z0-9_-]{1,40}:)?[A-Za-z0-9_-]{1,40}$' });

/** How well somebody plays, as people see it. */
export const ShownRating = Type.Object({
  rating: Type.Integer({ description: 'Newcomers begin at 1500; 400 more is about ten to one.' }),
  deviation: Type.Integer({ description: 'How far off it may well be.' }),
  played: Type.Integer({ description: 'Rated matches.' }),
  provisional: Type.Boolean({ description: 'Too little is known yet.' }),
});
export type ShownRating = Static<typeof ShownRating>;

/** How a match changed the rating of a seat. */
export const RatingChange = Type.Object({
  seat: SeatNumber,
  player: PlayerId,
  before: Type.Integer(),
  after: Type.Integer(),
  provisional: Type.Boolean(),
});
export type RatingChange = Static<typeof RatingChange>;

/** A player where names are listed. */
export const ListedPlayer = Type.Object({
  id: PlayerId,
  name: Type.String(),
  bot: Type.Boolean(),
});
export type ListedPlayer = Static<typeof ListedPlayer>;

const Standing = Type.Object({ place: Type.Integer(), rating: ShownRating });

/** The best of a game and pace. */
export const Leaderboard = Type.Object({
  best: Type.Array(Type.Object({ ...ListedPlayer.properties, ...Standing.properties })),
  you: Type.Object(
    {
      rating: ShownRating,
      place: Type.Optional(Type.Integer({ description: 'Where you stand, or would if listed.' })),
    },
    { description: 'Your own standing, listed or not.' },
  ),
});
export type Leaderboard = Static<typeof Leaderboard>;

/** What is asked of a game and pace. */
export const RatingCategory = Type.Object({ game: Id, pace: Speed });
export type RatingCategory = Static<typeof RatingCategory>;

/** How a match ended for somebody. */
export const MatchResult = Type.Union([Type.Literal('won'), Type.Literal('drew'), Type.Literal('lost')]);
export type MatchResult = Static<typeof MatchResult>;

/** Matches of a player; whatever is absent may be anything. */
export const MatchFilter = Type.Object({
  game: Type.Optional(Id),
  pace: Type.Optional(Speed),
  result: Type.Optional(MatchResult),
  rated: Type.Optional(Type.Boolean()),
  opponent: Type.Optional(PlayerId),
});
export type MatchFilter = Static<typeof MatchFilter>;

/** A match of a player that is over. */
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
  next: Type.Optional(Type.String({ description: 'Where the next page begins: give it as `before`.' })),
});
export type PlayedMatches = Static<typeof PlayedMatches>;

const counts = { matches: Type.Integer(), won: Type.Integer(), drew: Type.Integer(), lost: Type.Integer() };

/** A game, or a game with so many players, counted. */
const AverageStatistics = Type.Object({
  ...counts,
  rank: Type.Number({ description: 'The average one.' }),
  plies: Type.Number({ description: 'Inputs of a match, on average.' }),
  took: Type.Number({ description: 'Milliseconds of match time, on average.' }),
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
  since: Type.Optional(Type.Number({ description: 'When they came; bots of the house were always here.' })),
  ratings: Type.Array(Type.Object({ ...RatingCategory.properties, ...ShownRating.properties })),
  statistics: Type.Array(GameStatistics),
  running: Type.Array(MatchSummary),
  opponents: Type.Array(ListedPlayer, { description: 'Whom they met most often of late.' }),
});
export type Profile = Static<typeof Profile>;

/** A player's rating after each match, the oldest first. */
export const RatingHistory = Type.Array(
  Type.Object({ match: Id, at: Type.Number(), rating: Type.Integer(), deviation: Type.Integer() }),
);
export type RatingHistory = Static<typeof RatingHistory>;

/** How one player did against another: who was ahead of whom at the end. */
export const HeadToHead = Type.Object({
  player: ListedPlayer,
  other: ListedPlayer,
  all: Type.Object(counts),
  byGame: Type.Array(Type.Object({ game: Id, ...counts })),
});
export type HeadToHead = Static<typeof HeadToHead>;
