import { ok, refuse, type Seat, type Told } from '@sesame/kernel';
import { type Applied, isApart, withRacer } from './round.ts';
import type { Event, Racer, State } from './state.ts';

/** When a seat is ready, and with what. */
interface Readying {
  readonly at: number;
  // #if hidden
  readonly stake: number;
  // #endif
}

/** XX3: a seat is ready. The race begins when all are; apart, it begins for this seat alone. */
export const ready = (state: State, seat: Seat, readying: Readying): Applied => {
  const { at } = readying;
  const racer = state.racers[seat];
  if (racer === undefined) return refuse('no-such-seat', 'Nobody sits there.');
  if (racer.isReady) return refuse('ready', 'You are ready already.');
  const own: Racer = {
    isReady: true,
    // #if hidden
    stake: readying.stake,
    // #endif
    ...(isApart(state.options) && { shownAt: at }),
  };
  const next = withRacer(state, seat, own);
  const isReady: Told<Event> = { to: 'all', event: { type: 'ready', seat } };
  if (isApart(state.options) || !next.racers.every((one) => one.isReady)) return ok({ state: next, events: [isReady] });
  return ok({
    state: { ...next, racers: next.racers.map((one) => ({ ...one, shownAt: at })) },
    events: [isReady, { to: 'all', event: { type: 'shown', round: state.round } }],
  });
};
