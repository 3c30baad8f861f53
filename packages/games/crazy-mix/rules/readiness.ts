import { ok, refuse, type Seat } from '@sesame/kernel';
import { type Applied, type Happened, toAll } from './flow.ts';
import { isApart } from './racing.ts';
import { START_DELAY_MS, waiting } from './round.ts';
import type { State, Waiting } from './state.ts';

/** CM33: delay after the first seat is ready, in milliseconds. */
const GRACE_MS = 30_000;

/** CM33: a seat is ready; cards are turned up when all are. */
export const ready = (state: State, seat: Seat, at: number): Applied => {
  const { stage } = state;
  if (stage.type !== 'ready') return refuse('not-now', 'Nobody has to be ready right now.');
  if (stage.ready[seat]) return refuse('already-ready', 'You have already said you are ready.');
  const now = stage.ready.with(seat, true);
  const events = [toAll({ type: 'seat-ready', seat })];
  if (now.every((one) => one)) return ok({ state: started(state, stage, at), events });
  return ok({
    state: { ...state, stage: { ...stage, ready: now, startsAt: stage.startsAt ?? at + GRACE_MS } },
    events,
  });
};

/** CM33: a seat takes back that it is ready. Without a seat that is ready, nothing starts by itself. */
export const notReady = (state: State, seat: Seat): Applied => {
  const { stage } = state;
  if (stage.type !== 'ready' || !stage.ready[seat]) return refuse('not-now', 'You have not said that you are ready.');
  const now = stage.ready.with(seat, false);
  const startsAt = now.includes(true) ? stage.startsAt : null;
  return ok({
    state: { ...state, stage: { ...stage, ready: now, startsAt } },
    events: [toAll({ type: 'seat-not-ready', seat })],
  });
};

/** CM33: the clock starts the round, even if seats are not ready. */
export const start = (state: State, stage: Waiting, at: number): Happened => ({
  state: started(state, stage, at),
  events: [],
});

const started = (state: State, { filled }: Waiting, at: number): State => ({
  ...state,
  stage: { type: 'turning', filled, next: at + START_DELAY_MS },
});

/** CM34: whether a seat can ask for a break now. */
export const mayPause = ({ options, stage, isBreakDue }: State): boolean =>
  options.ready &&
  !isApart(options) &&
  !isBreakDue &&
  (stage.type === 'turning' || stage.type === 'race' || stage.type === 'taking');

/** CM34: a break before the next card is turned up. */
export const pause = (state: State, seat: Seat): Applied => {
  if (!mayPause(state)) return refuse('not-now', 'You cannot pause right now.');
  const events = [toAll({ type: 'paused', seat })];
  const { stage } = state;
  if (stage.type === 'turning') return ok(waiting(state, stage.filled, events));
  return ok({ state: { ...state, isBreakDue: true }, events });
};
