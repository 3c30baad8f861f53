import Type, { type Static } from 'typebox';
import { Id, MatchSeat, TimeControl } from './common.ts';

/** What the house tells spectators, and everybody at once. */

/** A match that anybody may watch, in a list. */
export const FeaturedMatch = Type.Object({
  id: Id,
  game: Id,
  pace: TimeControl,
  seats: Type.Array(MatchSeat),
  plies: Type.Integer(),
  watchers: Type.Integer(),
});
export type FeaturedMatch = Static<typeof FeaturedMatch>;

/** A few matches that are worth watching now. */
export const FeaturedMatchesUpdate = Type.Object({ type: Type.Literal('playing'), matches: Type.Array(FeaturedMatch) });

/** How many people watch a match, told to everybody who looks at it. */
export const SpectatorCountUpdate = Type.Object({ type: Type.Literal('watchers'), match: Id, count: Type.Integer() });
