import type { MatchSummary } from '@sesame/protocol';

/** A match with a running clock. */
export interface RunningClock {
  readonly match: MatchSummary;
  /** When it runs out: our clock, or else another player’s or the game’s. */
  readonly until: number;
}

/** Clocks of correspondence matches run for days: only the last hour of our own is urgent. */
const CORRESPONDENCE_URGENT_MS = 3_600_000;

const clockEnd = ({ pace, due, othersDue }: MatchSummary, now: number): number | undefined => {
  if (pace.kind !== 'correspondence') return due ?? othersDue;
  return due !== undefined && due - now < CORRESPONDENCE_URGENT_MS ? due : undefined;
};

/** The running clocks among our matches: ours before others’, least time left first. */
export const runningClocks = (matches: readonly MatchSummary[], now: number): readonly RunningClock[] =>
  matches
    .flatMap((match) => {
      const until = clockEnd(match, now);
      return until === undefined ? [] : [{ match, until }];
    })
    .toSorted((a, b) => Number(b.match.yourTurn) - Number(a.match.yourTurn) || a.until - b.until);
