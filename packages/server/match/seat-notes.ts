import type { SeatAbsence } from '@sesame/protocol';
import { substituteAt } from './clock/match-clock.ts';
import type { LiveMatch } from './position.ts';

/** Who is not at their seat: on holiday where that stops the clock, gone, or replaced by a bot. */
export const seatNotes = ({ stored, committed }: LiveMatch, at: number): SeatAbsence[] => {
  const { amendments, epoch } = stored;
  if (amendments === undefined) return [];
  const now = epoch + at;
  const isSlow = committed.pace.kind === 'correspondence';
  return stored.seats.flatMap(({ player }, seat): SeatAbsence[] => {
    const standin = substituteAt(stored, seat);
    if (standin?.bot !== undefined) return [{ seat, bot: standin.bot }];
    if (standin !== undefined) return [{ seat, missed: { warnAt: standin.warnAt, botAt: standin.botAt } }];
    const away = amendments.holidays.find(
      (one) => isSlow && one.player === player && one.from <= now && now < one.until,
    );
    return away === undefined ? [] : [{ seat, holiday: away.until }];
  });
};
