import type { Seat } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import type { Substitution } from '../../store/repositories/amendments.ts';
import type { StoredMatch } from '../../store/store.ts';
import type { Pauses } from './clock.ts';

/** When the clocks of a match stand still: while a player is on holiday, where a move takes days. */
export const pausesOf = ({ seats, epoch, amendments }: StoredMatch, pace: TimeControl): Pauses => {
  const vacations = amendments?.holidays ?? [];
  if (pace.kind !== 'correspondence' || vacations.length === 0) return [];
  return seats.map(({ player }) =>
    vacations
      .filter((one) => one.player === player)
      .map(({ from, until }) => ({ from: from - epoch, until: until - epoch })),
  );
};

/** By what the clocks of a standing are read. */
export const timingOf = ({ stored }: { readonly stored: StoredMatch }, { pace }: { readonly pace: TimeControl }) => ({
  pace,
  rests: pausesOf(stored, pace),
});

/** Whoever is missed at a seat, or the bot that sits there for them. */
export const substituteAt = ({ amendments }: StoredMatch, seat: Seat): Substitution | undefined =>
  amendments?.standins.find((one) => one.seat === seat);

/** The bot of the house that plays a seat now: its own, or one for a player who has gone. */
export const botAt = (stored: StoredMatch, seat: Seat): string | undefined =>
  stored.seats[seat]?.bot ?? substituteAt(stored, seat)?.bot;
