import { useEffect, useEffectEvent, useState } from 'react';
import type { Moment } from './stage.ts';

/**
 * The number of steps of a moment that have passed. `timesOf` gives their times in milliseconds from its start, in
 * order; it must be the same function at every call. `onStep` is for sound and vibration. Skipping a moment cancels the
 * steps that are left.
 */
export const useMomentSteps = <Event>(
  moment: Moment<Event> | undefined,
  timesOf: (moment: Moment<Event>) => readonly number[],
  onStep: (step: number, moment: Moment<Event>) => void = () => {},
): number => {
  const [passed, setPassed] = useState<{ readonly of: Moment<Event> | undefined; readonly steps: number }>();
  const reach = useEffectEvent((step: number, of: Moment<Event>) => {
    setPassed({ of, steps: step + 1 });
    onStep(step, of);
  });
  useEffect(() => {
    if (moment === undefined) return;
    const timers = timesOf(moment).map((at, step) => setTimeout(() => reach(step, moment), at));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [moment, timesOf]);
  return passed?.of === moment ? (passed?.steps ?? 0) : 0;
};

/** Tells which events had a moment. When they come as results, they have been shown and heard already. */
export const useShownEvents = <Event extends object>(
  moment: Moment<Event> | undefined,
): { readonly has: (event: Event) => boolean } => {
  const [shown] = useState(() => new WeakSet<Event>());
  if (moment) shown.add(moment.event);
  return shown;
};
