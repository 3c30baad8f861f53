import { canFill, fillAll } from './filling.ts';
import { type Happened, toAll } from './flow.ts';
import { count } from './outcome.ts';
import type { Side } from './pieces.ts';
import { isApart } from './racing.ts';
import type { Race, Racer, State } from './state.ts';

/** What precedes a round. */
type Before = 'lay-out' | 'round' | 'mix';
type Delays = Readonly<Record<Before, number>>;
/** CM19: milliseconds before the first card of a round. */
const DELAYS_MS: Delays = { 'lay-out': 3000, round: 3000, mix: 4500 };
/** CM41: the same in matches that began with version 1 of the rules. */
const DELAYS_1_MS: Delays = { 'lay-out': 3000, round: 1500, mix: 3000 };
/** CM33: milliseconds before the first card once everyone is ready. */
export const START_DELAY_MS = 3000;
/** CM19: milliseconds between two cards. */
export const CARD_INTERVAL_MS = 500;

/** CM16, CM17: begins the next round or ends the match. */
export const beginRound = (state: State, before: Before, at: number): Happened => {
  if (!canFill(state)) {
    const over: State = { ...state, stage: { type: 'over' } };
    return { state: over, events: [toAll({ type: 'over', outcome: count(over) })] };
  }
  const events = [toAll({ type: 'ready', round: state.rounds.length + 1 })];
  if (!isApart(state.options)) {
    if (state.options.ready && (before !== 'round' || state.isBreakDue)) return waiting(state, [], events);
    const delays = state.version === 1 ? DELAYS_1_MS : DELAYS_MS;
    return { state: { ...state, stage: { type: 'turning', filled: [], next: at + delays[before] } }, events };
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
