import { ok, refuse, type Told } from '@sesame/kernel';
import { type Applied, limitOf } from './round.ts';
import { settle } from './settle.ts';
import { type Event, LIMIT_MS, type Racer, type State } from './state.ts';

/** XX5: when the clock moves next. */
export const timeUpAt = ({ racers, options }: State): number | undefined => {
  const limits = racers.flatMap((racer) => limitOf(options, racer) ?? []);
  return limits.length === 0 ? undefined : Math.min(...limits);
};

/** XX5: a player who has not answered in time has passed. */
export const timeUp = (state: State, at: number): Applied => {
  const isLate = (racer: Racer) => (limitOf(state.options, racer) ?? Number.POSITIVE_INFINITY) <= at;
  if (!state.racers.some(isLate)) return refuse('too-early', 'The time is not up yet.');
  const racers = state.racers.map((racer) => (isLate(racer) ? { ...racer, answer: { time: LIMIT_MS } } : racer));
  const next = { ...state, racers };
  if (racers.every(({ answer }) => answer !== undefined)) return ok(settle(next));
  const events = state.racers.flatMap((racer, seat): readonly Told<Event>[] =>
    isLate(racer) ? [{ to: 'all', event: { type: 'answered', seat } }] : [],
  );
  return ok({ state: next, events });
};
