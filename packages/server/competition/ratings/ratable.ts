import type { MatchSeat } from '@sesame/protocol';
import { playerIdAt } from '@sesame/protocol';
import type { StoredMatch } from '../../store/store.ts';

/** Whether these seats can be rated: all different players, at least one of them human. */
export const areSeatsRatable = (game: string, seats: readonly MatchSeat[]): boolean =>
  seats.length > 1 &&
  seats.some(({ player, isBot }) => player !== undefined && isBot !== true) &&
  new Set(seats.map((seat) => playerIdAt(game, seat))).size === seats.length;

/** Whether a match is rated. One ended by the admin has no outcome. */
export const isRatable = ({ rated, outcome, game, seats }: StoredMatch): boolean =>
  rated && outcome !== undefined && areSeatsRatable(game, seats);
