import type { SeatAbsence } from '@sesame/protocol';
import { substituteAt } from './clock/match-clock.ts';
import type { LiveMatch } from './live-match.ts';

/** Absences per seat: on vacation (by correspondence), disconnected, or replaced by a bot. */
export const seatNotes = ({ stored, committed }: LiveMatch, at: number): SeatAbsence[] => {
  const { amendments, epoch } = stored;
  if (amendments === undefined) return [];
  const now = epoch + at;
  const isSlow = committed.pace.kind === 'correspondence';
  return stored.seats.flatMap(({ player }, seat): SeatAbsence[] => {
    const substitute = substituteAt(stored, seat);
    if (substitute?.bot !== undefined) return [{ seat, bot: substitute.bot }];
    if (substitute !== undefined) return [{ seat, missed: { warnAt: substitute.warnAt, botAt: substitute.botAt } }];
    const vacation = amendments.holidays.find(
      (one) => isSlow && one.player === player && one.from <= now && now < one.until,
    );
    return vacation === undefined ? [] : [{ seat, holiday: vacation.until }];
  });
};
