import { canFill, fillAll } from './filling.ts';
import { type Happened, toAll } from './flow.ts';
import { count } from './outcome.ts';
import type { Side } from './pieces.ts';
import { isApart } from './racing.ts';
import type { Race, Racer, State } from './state.ts';

/** CM19: milliseconds before the first card of the match, of a round after another one, and after the mix. */
export const START_DELAY_MS = 3000;
export const ROUND_DELAY_MS = 3000;
export const MIX_DELAY_MS = 4500;
/** CM19: milliseconds between two cards. */
export const CARD_INTERVAL_MS = 500;

/** Start time of a round, and the delay before its first card. */
interface Start {
  readonly at: number;
  readonly delay: number;
  /** Whether everyone has to be ready for it, with the option `ready`. */
  readonly isBreak: boolean;
}

/** CM16, CM17: begins the next round or ends the match. */
export const beginRound = (state: State, { at, delay, isBreak }: Start): Happened => {
  if (!canFill(state)) {
    const over: State = { ...state, stage: { type: 'over' } };
    return { state: over, events: [toAll({ type: 'over', outcome: count(over) })] };
  }
  const events = [toAll({ type: 'ready', round: state.rounds.length + 1 })];
  if (!isApart(state.options)) {
    if (state.options.ready && (isBreak || state.isBreakDue)) return waiting(state, [], events);
    return { state: { ...state, stage: { type: 'turning', filled: [], next: at + delay } }, events };
  }
  const { pile, sides, filled } = fillAll(state);
  const racers = state.won.map((): Racer => ({ out: false }));
  return { state: { ...state, pile, sides, stage: { type: 'race', filled, racers, tries: [] } }, events };
};

/** CM33: waits until everyone is ready. */
export const waiting = (state: State, filled: readonly Side[], events: Happened['events']): Happened => ({
  state: {
    ...state,
    isBreakDue: false,
    stage: { type: 'ready', filled, ready: state.won.map(() => false), startsAt: null },
  },
  events: [...events, toAll({ type: 'waiting' })],
});

/** CM19: the round is revealed to all at the same instant. */
export const raceOfAll = ({ won }: State, filled: readonly Side[], at: number): Race => ({
  type: 'race',
  filled,
  racers: won.map((): Racer => ({ shownAt: at, out: false })),
  tries: [],
});
