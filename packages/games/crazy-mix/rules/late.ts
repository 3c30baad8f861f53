import { ok, refuse, type Seat } from '@sesame/kernel';
import { type Applied, toAll } from './flow.ts';
import { isSamePointing, type Pointing } from './pointable.ts';
import { TRIES } from './racing.ts';
import type { Round, State, Try } from './state.ts';

/** CM23: a right try is noted for so many milliseconds after the winner's. */
const LATE_MS = 2000;

/** CM23: a try after the round is decided. It changes nothing, but a right one is noted with its time. CM41: not in version 1. */
export const lateTry = (state: State, { seat, at }: { seat: Seat; at: number }, pointing: Pointing): Applied => {
  if (!isJustDecided(state)) return refuse('too-early', 'Wait until all cards are face up.');
  const last = state.rounds.at(-1);
  const time = last && lateTime(last, seat, at);
  if (state.version === 1 || last === undefined || time === undefined || !isAnswer(last, pointing)) {
    return refuse('too-late', 'That round is already decided.');
  }
  const made: Try = { seat, ...answerOf(last), time, right: true };
  const round: Round = { ...last, tries: [...last.tries, made].toSorted((one, other) => one.time - other.time) };
  return ok({
    state: { ...state, rounds: [...state.rounds.slice(0, -1), round] },
    events: [toAll({ type: 'late', ...made })],
  });
};

/** Whether no card was turned up since the last round. */
const isJustDecided = ({ stage, rounds }: State): boolean =>
  stage.type === 'taking' ||
  ((stage.type === 'turning' || stage.type === 'ready') && stage.filled.length === 0 && rounds.length > 0);

/** The time of a late try, if its seat still had one and it is not too late to be noted. */
const lateTime = ({ shownAt, winner, tries }: Round, seat: Seat, at: number): number | undefined => {
  const first = tries.find((one) => one.right && one.seat === winner)?.time;
  const own = tries.filter((one) => one.seat === seat);
  if (shownAt === undefined || first === undefined || own.length >= TRIES || own.some(({ right }) => right)) return;
  // A claim that was too close to call may have an earlier time than the winner's.
  const time = Math.max(first, at - shownAt);
  return time - first <= LATE_MS ? time : undefined;
};

const answerOf = ({ wanted, target }: Round): Pointing => ({
  target,
  ...('symbol' in wanted && { symbol: wanted.symbol }),
});

const isAnswer = (round: Round, pointing: Pointing): boolean => isSamePointing(pointing, answerOf(round));
