import type { MatchSeat } from '@sesame/protocol';
import { playerIdAt } from '@sesame/protocol';
import type { StoredMatch } from '../../store/store.ts';

/** Whether a match of these can move ratings: everybody is somebody else, and somebody is a person. */
export const areSeatsRatable = (game: string, seats: readonly MatchSeat[]): boolean =>
  seats.length > 1 &&
  seats.some(({ player, isBot }) => player !== undefined && isBot !== true) &&
  new Set(seats.map((seat) => playerIdAt(game, seat))).size === seats.length;

/** Whether a match moves ratings. One that the host ended has no outcome. */
export const isRatable = ({ rated, outcome, game, seats }: StoredMatch): boolean =>
  rated && outcome !== undefined && areSeatsRatable(game, seats);
