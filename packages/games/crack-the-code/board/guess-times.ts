import type { Event } from '../rules/state.ts';

export type Guessed = Extract<Event, { readonly type: 'guessed' }>;

/** The crystals settle one by one, then the pins drop. */
const CRYSTAL_MS = 90;
const PAUSE_BEFORE_PINS_MS = 420;
const PIN_MS = 240;
const REST_MS = 420;
/** The last guess that can still draw is suspense: slower, with a long pause before the last hole. */
const LAST_GUESS_PIN_MS = 520;
const LAST_GUESS_PAUSE_MS = 1300;
/** A short pause before the pin that cracks the code. */
const CRACKING_PAUSE_MS = 500;

/** The times of a guess’s moment, in milliseconds from its start. */
export interface GuessTimes {
  /** Time between two crystals. */
  readonly crystal: number;
  /** When each pin drops, black ones first. */
  readonly pins: readonly number[];
  /** When the last hole of the last guess stays empty; undefined if it is filled or the guess is an ordinary one. */
  readonly miss: number | undefined;
  readonly ends: number;
}

/** The times at normal speed, or stretched so that the moment lasts `ms`. */
export const guessTimesOf = (guess: Guessed, ms?: number): GuessTimes => {
  const times = timesOf(guess, 1);
  return ms === undefined || ms === times.ends ? times : timesOf(guess, ms / times.ends);
};

const timesOf = ({ code, black, white, equalising }: Guessed, tempo: number): GuessTimes => {
  const positions = code.length;
  const hasCracked = black === positions;
  const interval = equalising ? LAST_GUESS_PIN_MS : PIN_MS;
  const pause = equalising ? LAST_GUESS_PAUSE_MS : hasCracked ? CRACKING_PAUSE_MS : 0;
  const first = positions * CRYSTAL_MS + PAUSE_BEFORE_PINS_MS;
  const isLastHole = (i: number) => i === positions - 1;
  const pins = Array.from(
    { length: black + white },
    (_, i) => (first + i * interval + (isLastHole(i) ? pause : 0)) * tempo,
  );
  const hasMissed = equalising === true && pins.length < positions;
  const missAt = first + pins.length * interval + pause;
  const last = hasMissed ? missAt * tempo : (pins.at(-1) ?? first * tempo);
  return {
    crystal: CRYSTAL_MS * tempo,
    pins,
    miss: hasMissed ? missAt * tempo : undefined,
    ends: last + REST_MS * tempo,
  };
};
