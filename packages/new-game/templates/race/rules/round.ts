import type { Outcome, Result, Step } from '@sesame/kernel';
// #if !chance
//: import { courseOf } from './picture.ts';
// #endif
import { type Event, LIMIT_MS, type Options, type Racer, type State } from './state.ts';

/** The next position and what happened, or a refusal. */
export type Applied = Result<Step<State, Event>>;

// #if hidden
const WAITING: Racer = { isReady: false, stake: 1 };
// #else
//: const WAITING: Racer = { isReady: false };
// #endif

/** The position before the first input. */
export const setup = (seats: number, options: Options): State => ({
  options,
  round: 1,
  // #if !chance
  //: picture: courseOf(options.course, 1),
  // #endif
  racers: Array.from({ length: seats }, () => WAITING),
  scores: Array.from({ length: seats }, () => 0),
});

/** The position at the start of the next round. */
export const nextRound = (state: State): State => {
  // #if chance
  const { picture: _, ...rest } = state;
  return { ...rest, round: state.round + 1, racers: state.racers.map(() => WAITING) };
  // #else
  //: const round = state.round + 1;
  //: return { ...state, round, picture: courseOf(state.options.course, round), racers: state.racers.map(() => WAITING) };
  // #endif
};

/** XX8, XX9: whether everybody races in their own time. */
export const isApart = ({ apart, untimed }: Options): boolean => apart || untimed;

export const isOver = ({ round, options }: State): boolean => round > options.rounds;

/** XX7: the most points win. */
export const outcome = (state: State): Outcome | undefined =>
  isOver(state)
    ? { ranks: state.scores.map((own) => 1 + state.scores.filter((score) => score > own).length), scores: state.scores }
    : undefined;

/** XX5: when a racer's time is up; undefined if it is not running. */
export const limitOf = ({ untimed }: Options, { shownAt, answer }: Racer): number | undefined =>
  untimed || shownAt === undefined || answer !== undefined ? undefined : shownAt + LIMIT_MS;

export const withRacer = (state: State, seat: number, racer: Racer): State => ({
  ...state,
  racers: state.racers.map((one, other) => (other === seat ? racer : one)),
});
