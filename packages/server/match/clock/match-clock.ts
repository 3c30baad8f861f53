import type { Seat } from '@sesame/kernel';
import type { Pauses } from '@sesame/match';
import type { TimeControl } from '@sesame/protocol';
import type { Substitution } from '../../store/repositories/amendments.ts';
import type { StoredMatch } from '../../store/store.ts';

/** Pauses of the clocks: of the match, or the players' vacations, by correspondence only. */
export const pausesOf = ({ seats, epoch, amendments, pausedAt }: StoredMatch, pace: TimeControl): Pauses => {
  if (pausedAt !== undefined) return seats.map(() => [{ from: pausedAt, until: Number.POSITIVE_INFINITY }]);
  const vacations = amendments?.holidays ?? [];
  if (pace.kind !== 'correspondence' || vacations.length === 0) return [];
  return seats.map(({ player }) =>
    vacations
      .filter((one) => one.player === player)
      .map(({ from, until }) => ({ from: from - epoch, until: until - epoch })),
  );
};

/** Time control and pauses by which the clocks of a position are read. */
export const timingOf = ({ stored }: { readonly stored: StoredMatch }, { pace }: { readonly pace: TimeControl }) => ({
  pace,
  rests: pausesOf(stored, pace),
});

/** The countdown of a disconnected player, or the substitute bot in their seat. */
export const substituteAt = ({ amendments }: StoredMatch, seat: Seat): Substitution | undefined =>
  amendments?.standins.find((one) => one.seat === seat);

/** The built-in bot that plays a seat now: the seat's own, or a substitute. */
export const botAt = (stored: StoredMatch, seat: Seat): string | undefined =>
  stored.seats[seat]?.bot ?? substituteAt(stored, seat)?.bot;
