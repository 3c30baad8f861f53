import { YOUR_LEVEL } from '@sesame/kernel';
import type { MatchSeat } from '@sesame/protocol';
import { playerIdAt } from '@sesame/protocol';
import type { UnsettledMatch } from '../../store/repositories/settlements.ts';

/** Whether these seats can be rated: all different players, at least one of them human, none of whom adapts. */
export const areSeatsRatable = (game: string, seats: readonly MatchSeat[]): boolean =>
  seats.length > 1 &&
  seats.every(({ bot }) => bot !== YOUR_LEVEL.id) &&
  seats.some(({ player, isBot }) => player !== undefined && isBot !== true) &&
  new Set(seats.map((seat) => playerIdAt(game, seat))).size === seats.length;

/** Whether a match is rated. One ended by the admin has no outcome; in one with an inhuman claim somebody cheated. */
export const isRatable = ({ match, hasInhumanClaim }: UnsettledMatch): boolean =>
  match.rated && !hasInhumanClaim && match.outcome !== undefined && areSeatsRatable(match.game, match.seats);
