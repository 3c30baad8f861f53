import {
  type AnyRules,
  type Awaits,
  below,
  type Input,
  makeRng,
  type Outcome,
  type Position,
  parseOptions,
  pick,
  play,
  type Rng,
  type Seat,
  seatsOf,
} from '@sesame/kernel';
import fc from 'fast-check';
import { deepFreeze } from './plain-json.ts';
import { arbitraryOptions } from './random-options.ts';

/** What a random match follows from. */
export interface MatchSetting {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  /** More plies than any match should take. */
  readonly maxPlies: number;
}

export type AnyPosition = Position<unknown, unknown, unknown>;

export interface RandomMatch {
  readonly setting: MatchSetting;
  /** Every state and input in it is frozen. */
  readonly positions: readonly AnyPosition[];
  readonly outcome?: Outcome;
  /** Why it did not come to its end. */
  readonly trouble?: string;
}

/** Settings that cover every number of seats: with the default options first, then with any. */
export const settingsOf = (
  rules: AnyRules,
  { matches, seed, maxPlies }: { matches: number; seed: string; maxPlies: number },
): readonly MatchSetting[] => {
  const counts = seatsOf(rules.seats.max - rules.seats.min + 1).map((more) => rules.seats.min + more);
  const defaults = parseOptions(rules.options, {});
  const any = fc.sample(arbitraryOptions(rules.options), { numRuns: matches, seed: makeRng(seed)() | 0 });
  return Array.from({ length: Math.max(matches, counts.length) }, (_, i) => ({
    seats: counts[i % counts.length] ?? rules.seats.min,
    options: deepFreeze(i < counts.length && defaults.ok ? defaults.value : any[i % any.length]),
    seed: `${seed} ${i}`,
    maxPlies,
  }));
};

/** Plays a match in which everybody, the clock and chance included, acts at random. */
export const playRandomly = (rules: AnyRules, setting: MatchSetting): RandomMatch => {
  const rng = makeRng(setting.seed);
  const positions: AnyPosition[] = [];
  const ended = (trouble: string): RandomMatch => ({ setting, positions, trouble });
  const leaving = rules.resignable && below(rng, 4) === 0 ? below(rng, 30) : undefined;
  try {
    let state = deepFreeze(rules.setup(setting.seats, setting.options));
    let now = 0;
    positions.push({ ply: 0, state, events: [] });
    for (let ply = 1; ply <= setting.maxPlies + 1; ply++) {
      const outcome = rules.outcome(state);
      if (outcome !== undefined) return { setting, positions, outcome };
      const input = ply - 1 === leaving ? resignInput(rules, { state, now, setting }, rng) : undefined;
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

/** An exception in words. States are frozen, so changing one is an exception too. */
export const describeError = (error: unknown): string =>
  error instanceof TypeError && /read only|not extensible|delete property/.test(error.message)
    ? `the rules change a state or an input: ${error.message}`
    : `the rules threw ${error}`;

/** When a position was reached. */
export const timeOf = ({ input }: AnyPosition): number => input?.at ?? 0;

interface MatchMoment {
  readonly state: unknown;
  readonly now: number;
  readonly setting: MatchSetting;
}

/** The next input of a match that anybody may make, or why there is none. */
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

/** The clock strikes first, so a seat's input comes before it does. */
const beforeClock = (at: number, now: number, clock: Awaits<unknown>['clock']): number =>
  clock === undefined || at < clock.at ? at : now;
