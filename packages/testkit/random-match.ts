import {
  type AnyRules,
  type Awaits,
  below,
  type Input,
  makeRng,
  type Outcome,
  type Position,
  pick,
  play,
  type Rng,
  type Seat,
  seatsOf,
} from '@sesame/kernel';
import { deepFreeze } from './plain-json.ts';

/** The parameters of a random match. */
export interface MatchSetting {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  /** A match with more plies has not ended. */
  readonly maxPlies: number;
}

export type AnyPosition = Position<unknown, unknown, unknown>;

export interface RandomMatch {
  readonly setting: MatchSetting;
  /** All states and inputs are deeply frozen. */
  readonly positions: readonly AnyPosition[];
  readonly outcome?: Outcome;
  /** Why the match did not end. */
  readonly trouble?: string;
}

/** Plays a match in which all seats, chance and the clock act at random. */
export const playRandomly = (rules: AnyRules, setting: MatchSetting): RandomMatch => {
  const rng = makeRng(setting.seed);
  const positions: AnyPosition[] = [];
  const ended = (trouble: string): RandomMatch => ({ setting, positions, trouble });
  const resignsAt = rules.resignable && below(rng, 4) === 0 ? below(rng, 30) : undefined;
  try {
    let state = deepFreeze(rules.setup(setting.seats, setting.options));
    let now = 0;
    positions.push({ ply: 0, state, events: [] });
    for (let ply = 1; ply <= setting.maxPlies + 1; ply++) {
      const outcome = rules.outcome(state);
      if (outcome !== undefined) return { setting, positions, outcome };
      const input = ply - 1 === resignsAt ? resignInput(rules, { state, now, setting }, rng) : undefined;
      const next = input ?? anyInput(rules, { state, now, setting }, rng);
      if (typeof next === 'string') return ended(next);
      const step = play(rules, state, deepFreeze(next));
      if (!step.ok) return ended(`${JSON.stringify(next)} was refused: ${step.error.code}, ${step.error.message}`);
      now = next.at;
      state = deepFreeze(step.value.state);
      positions.push({ ply, state, input: next, events: deepFreeze(step.value.events) });
    }
    return ended(`it is not over after ${setting.maxPlies} plies`);
  } catch (error) {
    return ended(describeError(error));
  }
};

/** Describes an exception. States are frozen, so mutating one throws as well. */
export const describeError = (error: unknown): string =>
  error instanceof TypeError && /read only|not extensible|delete property/.test(error.message)
    ? `the rules mutate a state or an input: ${error.message}`
    : `the rules threw ${error}`;

/** The match time at which a position was reached. */
export const timeOf = ({ input }: AnyPosition): number => input?.at ?? 0;

interface MatchMoment {
  readonly state: unknown;
  readonly now: number;
  readonly setting: MatchSetting;
}

/** A random next input, or why there is none. */
const anyInput = (rules: AnyRules, { state, now, setting }: MatchMoment, rng: Rng): Input<unknown> | string => {
  const awaits = rules.awaits(state);
  if (awaits.chance === true) return { at: now, by: 'chance', move: rules.draw(state, rng) };
  const { seats, clock } = awaits;
  const stranger = seats.find((seat) => !seatsOf(setting.seats).includes(seat));
  if (stranger !== undefined || new Set(seats).size < seats.length) return `it awaits the seats ${seats.join(', ')}`;
  if (clock !== undefined && (seats.length === 0 || clock.at <= now || below(rng, 12) === 0)) {
    return { at: Math.max(now, clock.at), by: 'clock', move: clock.move };
  }
  if (seats.length === 0) return 'it is not over and awaits nobody';
  const seat = pick(rng, seats);
  return { at: beforeClock(now + below(rng, 4000), now, clock), by: seat, move: rules.sample(state, seat, rng) };
};

const resignInput = (rules: AnyRules, { state, now, setting }: MatchMoment, rng: Rng): Input<unknown> | undefined => {
  const { chance, clock } = rules.awaits(state);
  if (chance === true || (clock !== undefined && clock.at <= now)) return undefined;
  const by: Seat = below(rng, setting.seats);
  return { at: now, by, move: { type: 'resign' } };
};

/** Keeps a seat’s input before the clock’s. */
const beforeClock = (at: number, now: number, clock: Awaits<unknown>['clock']): number =>
  clock === undefined || at < clock.at ? at : now;
