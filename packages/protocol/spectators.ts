import Type, { type Static } from 'typebox';
import { Id, MatchSeat, TimeControl } from './common.ts';

/** Featured matches and spectator counts. */

/** A running match in the list of matches to watch. */
export const FeaturedMatch = Type.Object({
  id: Id,
  game: Id,
  pace: TimeControl,
  seats: Type.Array(MatchSeat),
  plies: Type.Integer(),
  watchers: Type.Integer(),
});
export type FeaturedMatch = Static<typeof FeaturedMatch>;

export const FeaturedMatchesUpdate = Type.Object({ type: Type.Literal('playing'), matches: Type.Array(FeaturedMatch) });

/** The number of spectators, sent to everybody who watches the match. */
export const SpectatorCountUpdate = Type.Object({ type: Type.Literal('watchers'), match: Id, count: Type.Integer() });
