import type { Field, Meetings, Turn } from './format.ts';

/** How a format pairs a round, and which matches of the current one must be played again. */
interface Pairing {
  pair(field: Field, round: number): Meetings;
  replays?(field: Field): Meetings;
}

/** Play in rounds: the next one is paired when all matches of the current one are over. */
export const playByRounds =
  ({ pair, replays }: Pairing) =>
  (field: Field): Turn => {
    const { round, rounds, active, meetings } = field;
    if (meetings.some((meeting) => meeting.round === round && isRunning(meeting))) return 'wait';
    const again = round === 0 ? [] : (replays?.(field) ?? []);
    if (again.length > 0) return { round, meetings: again };
    if (round >= rounds || active.size < 2) return 'end';
    return { round: round + 1, meetings: pair(field, round + 1) };
  };

/** Whether a match has no result yet. A bye needs none. */
export const isRunning = ({ seats, ranks }: Field['meetings'][number]): boolean =>
  seats.length > 1 && ranks === undefined;
