import { ok, type Result, type Seat } from '@sesame/kernel';
import type { ClaimReceipt } from '@sesame/protocol';
import { fold } from './fold.ts';
import type { Position } from './position.ts';
import type { InputRow } from './row.ts';

/** The races of a match, folded from its log row by row. */
export interface RaceHistory {
  readonly position: Position;
  /** Of every seat, its races in order. Everybody takes part in each, together or apart, so the n-th belong together. */
  readonly bySeat: readonly (readonly SeatRace[])[];
  /** Of every race that is over, its winner. */
  readonly winners: readonly (Seat | undefined)[];
}

/** A race as one seat runs it. Times are match time, those of claims are since the reveal. */
export interface SeatRace {
  readonly shown: number;
  /** Missing while the seat may still claim. */
  readonly endedAt?: number;
  readonly claims: readonly TimedClaim[];
}

export interface TimedClaim {
  readonly time: number;
  readonly right: boolean;
  /** Missing of bots that play apart, and of claims just after the race, which are timed by their arrival. */
  readonly receipt?: ClaimReceipt;
}

export const startRaceHistory = (opening: Position): RaceHistory => ({
  position: opening,
  bySeat: opening.start.seats.map(() => []),
  winners: [],
});

/** The history after the next row, which must not be an undo. */
export const foldRaces = (history: RaceHistory, row: InputRow): Result<RaceHistory> => {
  const before = history.position;
  const next = fold(before, row);
  const { race } = before.rules;
  if (!next.ok || race === undefined) return next.ok ? ok({ ...history, position: next.value }) : next;
  const bySeat = history.bySeat.map((races, seat) => {
    const shownBefore = race.shown(before.state, seat);
    const shown = race.shown(next.value.state, seat);
    const claimed = row.by === seat && race.isClaim(row.move) ? withClaim(races, claimOf(before, row)) : races;
    const ended = shownBefore !== undefined && shown !== shownBefore ? withEnd(claimed, row.at) : claimed;
    return shown === undefined || shown === shownBefore ? ended : [...ended, { shown, claims: [] }];
  });
  const isOver = bySeat.every((races) => races[history.winners.length]?.endedAt !== undefined);
  const winners = isOver ? [...history.winners, race.lastWinner(next.value.state)] : history.winners;
  return ok({ position: next.value, bySeat, winners });
};

const claimOf =
  ({ rules: { race }, state }: Position, { at, move, receipt }: InputRow) =>
  ({ shown }: SeatRace): TimedClaim => ({
    time: at - shown,
    right: race?.isRight(state, move) === true,
    ...(receipt !== undefined && { receipt }),
  });

/** A claim belongs to the seat's last race, which may just be over. */
const withClaim = (races: readonly SeatRace[], claimIn: (race: SeatRace) => TimedClaim): readonly SeatRace[] => {
  const last = races.at(-1);
  return last === undefined ? races : [...races.slice(0, -1), { ...last, claims: [...last.claims, claimIn(last)] }];
};

const withEnd = (races: readonly SeatRace[], endedAt: number): readonly SeatRace[] => {
  const last = races.at(-1);
  return last === undefined ? races : [...races.slice(0, -1), { ...last, endedAt }];
};
