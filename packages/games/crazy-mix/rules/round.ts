import { canFill, fillAll } from './filling.ts';
import { type Happened, toAll } from './flow.ts';
import { count } from './outcome.ts';
import type { Side } from './pieces.ts';
import type { Race, Racer, State } from './state.ts';

/** CM19: milliseconds before the first card of a round, and between cards. */
export const READY = 1500;
export const LONG_READY = 3000;
export const BETWEEN = 500;

/** Start time of a round, and the delay before its first card. */
export interface Start {
  readonly at: number;
  readonly ready: number;
}

/** CM16, CM17: begins the next round or ends the match. */
export const beginRound = (state: State, { at, ready }: Start): Happened => {
  if (!canFill(state)) {
    const over: State = { ...state, stage: { type: 'over' } };
    return { state: over, events: [toAll({ type: 'over', outcome: count(over) })] };
  }
  const events = [toAll({ type: 'ready', round: state.rounds.length + 1 })];
  if (!state.options.apart) {
    return { state: { ...state, stage: { type: 'turning', filled: [], next: at + ready } }, events };
  }
  const { pile, sides, filled } = fillAll(state);
  const racers = state.won.map((): Racer => ({ out: false }));
  return { state: { ...state, pile, sides, stage: { type: 'race', filled, racers, tries: [] } }, events };
};

/** CM19: the round is revealed to all at the same instant. */
export const raceOfAll = ({ won }: State, filled: readonly Side[], at: number): Race => ({
  type: 'race',
  filled,
  racers: won.map((): Racer => ({ shownAt: at, out: false })),
  tries: [],
});
