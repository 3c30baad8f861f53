import { type Moment, playSound, useMomentSteps, useReducedMotion, vibrate } from '@sesame/ui';
import type { Event } from '../rules/state.ts';
import { type Guessed, type GuessTimes, guessTimesOf } from './guess-times.ts';

/** A guess that is being shown over the position before it. */
export interface GuessMoment {
  readonly guess: Guessed;
  readonly times: GuessTimes;
  /** How many pins have dropped. */
  readonly pins: number;
}

const guessIn = ({ event }: Moment<Event>): Guessed | undefined => (event.type === 'guessed' ? event : undefined);

const timesOf = (moment: Moment<Event>): readonly number[] => {
  const guess = guessIn(moment);
  if (guess === undefined) return [];
  const { pins, miss } = guessTimesOf(guess, moment.ms);
  return miss === undefined ? pins : [...pins, miss];
};

/** Plays the moment of a guess: its pins with their sounds. With reduced motion only the first pin sounds. */
export const useGuessMoment = (moment: Moment<Event> | undefined): GuessMoment | undefined => {
  const isReduced = useReducedMotion();
  const steps = useMomentSteps(moment, timesOf, (step, now) => {
    const guess = guessIn(now);
    if (guess === undefined || (isReduced && step > 0)) return;
    if (step >= guess.black + guess.white) return playSound('dull');
    playSound(step < guess.black ? 'pin-black' : 'pin-white');
    vibrate(step < guess.black ? 25 : 12);
  });
  const guess = moment && guessIn(moment);
  if (moment === undefined || guess === undefined) return undefined;
  return { guess, times: guessTimesOf(guess, moment.ms), pins: Math.min(steps, guess.black + guess.white) };
};
