import type { Seat } from '@sesame/kernel';
import { type Moment, playSound, type SoundName, useMomentSteps, useReducedMotion, vibrate } from '@sesame/ui';
import type { Event, Turn, View } from '../rules/state.ts';
import { type WalkTimes, walkTimesOf } from './walk-times.ts';

/** A turn that is being shown over the position before it. */
export interface TurnMoment {
  readonly turn: Turn;
  /** The number of the turn, from 1. */
  readonly number: number;
  /** The times of its walk; undefined for invalid words and passes. */
  readonly times: WalkTimes | undefined;
  /** The owners of the stones that have dropped into the box so far. */
  readonly boxed: readonly Seat[];
  /** Whether an invalid word is already struck out. */
  readonly isStruckOut: boolean;
}

/** What happens at a time within a moment. */
type Cue =
  | { readonly at: number; readonly type: 'start' | 'stop' | 'slam' | 'strike-out' }
  | { readonly at: number; readonly type: 'drop'; readonly owner: Seat };

/** An invalid word can be read for this part of its moment before it is struck out. */
const UNTIL_STRUCK_OUT = 0.55;

const cuesOf = ({ event, ms }: Moment<Event>): readonly Cue[] => {
  switch (event.type) {
    case 'password': {
      const { stops, locking } = walkTimesOf(event, ms);
      const slams = locking.map(({ bolt }): Cue => ({ at: bolt, type: 'slam' }));
      const drops = locking.flatMap(({ flights }) =>
        flights.map(({ lands, owner }): Cue => ({ at: lands, type: 'drop', owner })),
      );
      return [...stops.map((at): Cue => ({ at, type: 'stop' })), ...slams, ...drops].sort((a, b) => a.at - b.at);
    }
    case 'wrong':
      return [{ at: ms * UNTIL_STRUCK_OUT, type: 'strike-out' }];
    case 'passed':
      return [{ at: 0, type: 'start' }];
    default:
      return [];
  }
};

const timesOf = (moment: Moment<Event>): readonly number[] => cuesOf(moment).map(({ at }) => at);

const SOUNDS: Readonly<Record<Cue['type'], SoundName>> = {
  start: 'socket',
  stop: 'tick',
  slam: 'bolt',
  drop: 'socket',
  'strike-out': 'dull',
};

/** The only cue with a sound if motion is reduced, as the moment is a short beat. */
const mainCueOf = (cues: readonly Cue[]): Cue | undefined => cues.find(({ type }) => type === 'slam') ?? cues[0];

/** Plays the moment of a turn: its sounds, and how far it is. */
export const useTurnMoment = (moment: Moment<Event> | undefined, view: View): TurnMoment | undefined => {
  const isReduced = useReducedMotion();
  const steps = useMomentSteps(moment, timesOf, (step, now) => {
    const cues = cuesOf(now);
    const cue = isReduced ? mainCueOf(cues) : cues[step];
    if (cue === undefined || (isReduced && step > 0)) return;
    playSound(SOUNDS[cue.type]);
    if (cue.type === 'slam') vibrate(40);
  });
  const turn = moment && turnOf(moment.event);
  if (moment === undefined || turn === undefined) return undefined;
  const passed = cuesOf(moment).slice(0, steps);
  return {
    turn,
    number: view.turns.length + 1,
    times: turn.type === 'password' ? walkTimesOf(turn, moment.ms) : undefined,
    boxed: passed.flatMap((cue) => (cue.type === 'drop' ? [cue.owner] : [])),
    isStruckOut: passed.some(({ type }) => type === 'strike-out'),
  };
};

const turnOf = (event: Event): Turn | undefined => {
  switch (event.type) {
    case 'password':
    case 'wrong':
      return event;
    case 'passed':
      return { type: 'pass', seat: event.seat };
    default:
      return undefined;
  }
};
