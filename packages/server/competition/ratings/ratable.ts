import { YOUR_LEVEL } from '@sesame/kernel';
import type { MatchSeat } from '@sesame/protocol';
import { playerIdAt } from '@sesame/protocol';
import type { UnsettledMatch } from '../../store/repositories/settlements.ts';

/** Moves that each person must have made. Before that a match ends without effect. */
const MIN_RATED_MOVES = 2;

/** Whether these seats can be rated: all different players, at least one of them human, none of whom adapts. */
export const areSeatsRatable = (game: string, seats: readonly MatchSeat[]): boolean =>
  seats.length > 1 &&
  seats.every(({ bot }) => bot !== YOUR_LEVEL.id) &&
  seats.some(({ player, isBot }) => player !== undefined && isBot !== true) &&
  new Set(seats.map((seat) => playerIdAt(game, seat))).size === seats.length;

/**
 * Whether a match is rated: it has a clock, and an outcome, which one ended by the admin has not. In one with an inhuman
 * claim somebody cheated.
 */
export const isRatable = ({ match, hasInhumanClaim }: UnsettledMatch): boolean =>
  match.rated &&
  !hasInhumanClaim &&
  match.outcome !== undefined &&
  match.pace.kind !== 'none' &&
  areSeatsRatable(match.game, match.seats);

/** Whether every person has made enough moves for the match to count. */
export const isPlayed = ({ match, moves }: Pick<UnsettledMatch, 'match' | 'moves'>): boolean =>
  match.seats.every(({ player }, seat) => player === undefined || (moves[seat] ?? 0) >= MIN_RATED_MOVES);
