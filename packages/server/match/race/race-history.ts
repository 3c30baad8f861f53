import { type AnyRules, expectSetup, play, type Seat } from '@sesame/kernel';
import type { ClaimReceipt } from '@sesame/protocol';
import type { LogRow, StoredMatch } from '../../store/store.ts';

/** The races of a match, folded from its log row by row. */
export interface RaceHistory {
  /** The last row that was folded. */
  readonly seq: number;
  readonly state: unknown;
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

export const startRaceHistory = (
  rules: AnyRules,
  match: Pick<StoredMatch, 'rules' | 'options' | 'seats'>,
): RaceHistory => ({
  seq: 0,
  state: expectSetup(rules, match),
  bySeat: match.seats.map(() => []),
  winners: [],
});

/** The history after the next row, which must not be an undo. */
export const foldRow = (rules: AnyRules, history: RaceHistory, row: LogRow): RaceHistory => {
  const { race } = rules;
  const step = play(rules, history.state, row);
  if (race === undefined || !step.ok) throw new Error(`row ${row.seq} of a race does not replay`);
  const { state } = step.value;
  const bySeat = history.bySeat.map((races, seat) => {
    const before = race.shown(history.state, seat);
    const after = race.shown(state, seat);
    const claimed = row.by === seat && race.isClaim(row.move) ? withClaim(races, claimOf(rules, history, row)) : races;
    const ended = before !== undefined && after !== before ? withEnd(claimed, row.at) : claimed;
    return after === undefined || after === before ? ended : [...ended, { shown: after, claims: [] }];
  });
  const isOver = bySeat.every((races) => races[history.winners.length]?.endedAt !== undefined);
  const winners = isOver ? [...history.winners, race.lastWinner(state)] : history.winners;
  return { seq: row.seq, state, bySeat, winners };
};

const claimOf =
  ({ race }: AnyRules, { state }: RaceHistory, { at, move, receipt }: LogRow) =>
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
