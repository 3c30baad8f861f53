import { ok, type Result, refuse } from '@sesame/kernel';
import { absenceOf } from '../../../match/absent-match.ts';
import type { LiveMatch } from '../../../match/live-match.ts';
import { seatOf } from '../../../match/match-summary.ts';
import type { Services } from '../../../services.ts';

const NOT_YOURS = refuse('not-yours', 'You have no seat in this match.');

/** A match and the player’s seat in it. */
export const findSeat = async (
  { matches }: Pick<Services, 'matches'>,
  id: string,
  player: string,
): Promise<Result<{ readonly match: LiveMatch; readonly seat: number }>> => {
  const match = await matches.find(id);
  if (match === undefined) return absenceOf(matches, id);
  const seat = seatOf(match.stored, player);
  return seat === undefined ? NOT_YOURS : ok({ match, seat });
};
