import Type, { type Static } from 'typebox';
import { Id, MatchSeat, Pace } from './common.ts';

/** What the house tells spectators, and everybody at once. */

/** A match that anybody may watch, in a list. */
export const PlayingMatch = Type.Object({
  id: Id,
  game: Id,
  pace: Pace,
  seats: Type.Array(MatchSeat),
  plies: Type.Integer(),
  watchers: Type.Integer(),
});
export type PlayingMatch = Static<typeof PlayingMatch>;

/** A few matches that are worth watching now. */
export const PlayingNews = Type.Object({ type: Type.Literal('playing'), matches: Type.Array(PlayingMatch) });

/** How many people watch a match, told to everybody who looks at it. */
export const WatchersNews = Type.Object({ type: Type.Literal('watchers'), match: Id, count: Type.Integer() });
