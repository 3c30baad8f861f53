import { ok, type Refusal, refuse, type Seat, type Told } from '@sesame/kernel';
import { isRowOf } from './chains.ts';
import { racersWith } from './deal.ts';
import { type Applied, type Happened, toAll, toSeat } from './flow.ts';
import { settle } from './prize-giving.ts';
import { glassEnd, isApart } from './rounds.ts';
import type { Chain, Event, Finish, Racer, State } from './state.ts';

/** XC15: delay after the first player is ready, in milliseconds. */
const GRACE = 30_000;

/** XC6: a seat is ready; the race starts with the last one. XC16: apart, it opens its own glass. */
export const ready = (state: State, seat: Seat, at: number): Applied => {
  const { stage } = state;
  if (stage.type === 'race') return open(state, seat, at);
  if (stage.type !== 'ready') return refuse('not-now', 'No race is about to start.');
  if (stage.ready[seat]) return refuse('already-ready', 'You have already said you are ready.');
  const now = stage.ready.with(seat, true);
  const told = [toAll({ type: 'ready', seat })];
  if (now.every((one) => one)) return ok(show(state, at, told));
  return ok({
    state: { ...state, stage: { ...stage, ready: now, startsAt: stage.startsAt ?? at + GRACE } },
    events: told,
  });
};

/** XC15: a seat takes back that it is ready. Without a seat that is ready, nothing starts by itself. */
export const notReady = (state: State, seat: Seat): Applied => {
  const { stage } = state;
  if (stage.type !== 'ready' || !stage.ready[seat]) return refuse('not-now', 'You have not said that you are ready.');
  const now = stage.ready.with(seat, false);
  const startsAt = now.includes(true) ? stage.startsAt : null;
  return ok({
    state: { ...state, stage: { ...stage, ready: now, startsAt } },
    events: [toAll({ type: 'not-ready', seat })],
  });
};

/** XC15: the clock starts the race, even if seats are not ready. */
export const start = (state: State, at: number): Applied => ok(show(state, at, []));

/** XC6: reveals all tiles at the same instant and starts the glass. */
const show = (state: State, at: number, events: readonly Told<Event>[]): Happened => {
  if (state.stage.type !== 'ready') throw new Error('no tiles are face down');
  const { hands } = state.stage;
  const endsAt = at + state.options.glass * 1000;
  const shown = hands.map((tiles, seat) => toSeat(seat, { type: 'shown', tiles, endsAt }));
  return {
    state: { ...state, stage: { type: 'race', racers: racersWith(hands, at) } },
    events: [...events, toAll({ type: 'race', endsAt }), ...shown],
  };
};

const open = (state: State, seat: Seat, at: number): Applied => {
  const racer = racersOf(state)[seat];
  if (racer === undefined || racer.shownAt !== null)
    return refuse('already-ready', 'You have already started your race.');
  const opened: Racer = { ...racer, shownAt: at };
  const endsAt = glassEnd(state, opened);
  return ok({
    state: withRacers(state, new Map([[seat, opened]])),
    events: [toSeat(seat, { type: 'shown', tiles: racer.tiles, ...(endsAt !== undefined && { endsAt }) })],
  });
};

const racersOf = ({ stage }: State): readonly Racer[] => (stage.type === 'race' ? stage.racers : []);

const withRacers = (state: State, changed: ReadonlyMap<Seat, Racer>): State => ({
  ...state,
  stage: { type: 'race', racers: racersOf(state).map((racer, seat) => changed.get(seat) ?? racer) },
});

/** Refusal if a seat cannot end its race now. */
const notRacing = (state: State, seat: Seat, at: number): Refusal | undefined => {
  const { stage } = state;
  if (stage.type === 'build') return { code: 'too-late', message: 'The race is over.' };
  const racer = racersOf(state)[seat];
  if (racer === undefined) return { code: 'not-racing', message: 'The race has not started yet.' };
  if (racer.shownAt === null) return { code: 'not-racing', message: 'Start your race first.' };
  if (racer.finish !== null && racer.finish.type !== 'late') {
    return { code: 'through', message: 'Your race is over. You cannot take it back.' };
  }
  const isLate = at >= (glassEnd(state, racer) ?? Number.POSITIVE_INFINITY);
  return racer.finish !== null || isLate ? { code: 'too-late', message: 'Time ran out.' } : undefined;
};

/** XC10, XC11: claims "Done!". The chain is checked when the race is over. */
export const done = (state: State, seat: Seat, { at, chain }: { at: number; chain: Chain }): Applied => {
  const refusal = notRacing(state, seat, at);
  if (refusal !== undefined) return { ok: false, error: refusal };
  const racers = racersOf(state);
  const racer = racers[seat];
  if (racer?.shownAt == null) throw new Error('a racer without tiles');
  if (!isRowOf(racer.tiles, chain)) return refuse('no-row', 'Join all five of your tiles into one chain.');
  const nth = racers.filter(({ finish }) => finish?.type === 'done').length;
  return through(state, [[seat, { type: 'done', chain, elapsed: at - racer.shownAt, nth }]]);
};

/** XC12: a seat gives up. */
export const giveUp = (state: State, seat: Seat, at: number): Applied => {
  const refusal = notRacing(state, seat, at);
  if (refusal !== undefined) return { ok: false, error: refusal };
  const shownAt = racersOf(state)[seat]?.shownAt ?? at;
  return through(state, [[seat, { type: 'gave-up', elapsed: at - shownAt }]]);
};

/** XC13: ends the race of every seat whose glass is empty. */
export const empty = (state: State, at: number): Applied =>
  through(
    state,
    racersOf(state).flatMap((racer, seat): readonly (readonly [Seat, Finish])[] =>
      racer.finish === null && (glassEnd(state, racer) ?? at + 1) <= at ? [[seat, { type: 'late' }]] : [],
    ),
  );

/** XC13: records finishes; the race is over when all seats have one. */
const through = (state: State, ends: readonly (readonly [Seat, Finish])[]): Applied => {
  const racers = racersOf(state);
  const changed = new Map(
    ends.flatMap(([seat, finish]) => (racers[seat] ? [[seat, { ...racers[seat], finish }]] : [])),
  );
  const next = withRacers(state, changed);
  const events = isApart(state.options) ? ends.flatMap(toldApart) : toldLive(ends);
  return ok(racersOf(next).every(({ finish }) => finish !== null) ? settle(next, events) : { state: next, events });
};

const eventOf = ([seat, finish]: readonly [Seat, Finish]): Event =>
  finish.type === 'late' ? { type: 'empty' } : { type: finish.type, seat, elapsed: finish.elapsed };

const toldLive = (ends: readonly (readonly [Seat, Finish])[]): readonly Told<Event>[] =>
  ends.slice(0, 1).map((end) => toAll(eventOf(end)));

/** XC16: apart, others only learn that a seat has finished. */
const toldApart = (end: readonly [Seat, Finish]): readonly Told<Event>[] => {
  const [seat] = end;
  return [toSeat(seat, eventOf(end)), toAll({ type: 'through', seat })];
};
