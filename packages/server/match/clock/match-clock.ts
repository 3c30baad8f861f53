import type { Seat } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import type { Standin } from '../../store/repositories/amendments.ts';
import type { StoredMatch } from '../../store/store.ts';
import type { Rests } from './clock.ts';

/** When the clocks of a match stand still: while a player is on holiday, where a move takes days. */
export const restsOf = ({ seats, epoch, terms }: StoredMatch, pace: TimeControl): Rests => {
  const holidays = terms?.holidays ?? [];
  if (pace.kind !== 'correspondence' || holidays.length === 0) return [];
  return seats.map(({ player }) =>
    holidays
      .filter((one) => one.player === player)
      .map(({ from, until }) => ({ from: from - epoch, until: until - epoch })),
  );
};

/** By what the clocks of a standing are read. */
export const timingOf = ({ stored }: { readonly stored: StoredMatch }, { pace }: { readonly pace: TimeControl }) => ({
  pace,
  rests: restsOf(stored, pace),
});

/** Whoever is missed at a seat, or the bot that sits there for them. */
export const standinAt = ({ terms }: StoredMatch, seat: Seat): Standin | undefined =>
  terms?.standins.find((one) => one.seat === seat);

/** The bot of the house that plays a seat now: its own, or one for a player who has gone. */
export const botAt = (stored: StoredMatch, seat: Seat): string | undefined =>
  stored.seats[seat]?.bot ?? standinAt(stored, seat)?.bot;
