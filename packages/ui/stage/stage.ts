import type { EventTiming, TimingOf } from '@sesame/kernel';

/** A new state from the server, with the events that led to it. */
export interface StageUpdate<State> {
  readonly state: State;
  readonly events: readonly unknown[];
  /** The viewer’s own input: it does not wait until earlier results were in sight long enough. */
  readonly isOwn?: boolean;
  /** The viewer is awaited and their clock runs. */
  readonly isOnClock?: boolean;
  /** Not to be delayed: a race has begun, or the match was opened or rewound. */
  readonly isUrgent?: boolean;
}

/** An event that is being shown over the position before it. */
export interface Moment<Event> {
  readonly event: Event;
  /** How long it is shown, in milliseconds at the chosen speed. */
  readonly ms: number;
}

/** What is on the screen. */
export interface Scene<State> {
  readonly state: State;
  /** The events that led to `state`, for animation and announcements. Empty when a match is opened. */
  readonly events: readonly unknown[];
  readonly moment: Moment<unknown> | undefined;
  /** How many events of the next state have been revealed. */
  readonly revealed: number;
  /** Whether `state` is older than the newest. */
  readonly isBehind: boolean;
}

export interface StageOptions {
  readonly timingOf: TimingOf;
  /** Factor on all times; 0 shows everything at once. */
  readonly tempo: number;
  /** Each moment is a short beat without movement. */
  readonly isReduced: boolean;
}

export interface Stage<State> {
  scene(): Scene<State>;
  receive(update: StageUpdate<State>): void;
  /** Shows the newest state now. */
  skip(): void;
  configure(options: StageOptions): void;
  subscribe(onChange: () => void): () => void;
  close(): void;
}

/** Length of a moment with reduced motion. */
const BEAT_MS = 400;
/** A viewer on the clock sees the newest state within this time. */
export const CATCH_UP_MS = 1500;

/**
 * Stands between the server and the screen: shows events in order, each as long as the game’s timetable says, and moves
 * on to the next state only when its events have been shown.
 */
export const makeStage = <State>(first: State, initial: StageOptions): Stage<State> => {
  let options = initial;
  let scene: Scene<State> = { state: first, events: [], moment: undefined, revealed: 0, isBehind: false };
  /** Updates that are not shown yet; the first one may be partly revealed. */
  let pending: readonly StageUpdate<State>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let catchUpTimer: ReturnType<typeof setTimeout> | undefined;
  let catchUpAt = Number.POSITIVE_INFINITY;
  const listeners = new Set<() => void>();

  const show = (next: Scene<State>) => {
    scene = next;
    for (const onChange of listeners) onChange();
  };
  const stopCatchUp = () => {
    clearTimeout(catchUpTimer);
    catchUpAt = Number.POSITIVE_INFINITY;
  };
  const stopTimers = () => {
    clearTimeout(timer);
    timer = undefined;
    stopCatchUp();
  };
  const timing = (event: unknown): EventTiming => {
    const { reveal, hold, isText } = options.timingOf(event);
    return { reveal: options.isReduced && !isText ? Math.min(reveal, BEAT_MS) : reveal, hold };
  };
  const holdOf = (events: readonly unknown[]) => events.reduce<number>((sum, event) => sum + timing(event).hold, 0);

  /** The tempo, faster if the viewer must catch up with what is pending after `revealed` events. */
  const tempoNow = (revealed: number): number => {
    if (catchUpAt === Number.POSITIVE_INFINITY) return options.tempo;
    const reveals = pending.flatMap(({ events }, i) => events.slice(i === 0 ? revealed : 0));
    const holds = pending.slice(0, -1).reduce((sum, { events }) => sum + holdOf(events), 0);
    const left = reveals.reduce<number>((sum, event) => sum + timing(event).reveal, holds);
    return left === 0 ? options.tempo : Math.min(options.tempo, Math.max(0, catchUpAt - performance.now()) / left);
  };

  /** Shows the last pending state at once, with everything that led to it. */
  const jump = (events: readonly unknown[]) => {
    stopTimers();
    const state = pending.at(-1)?.state ?? scene.state;
    pending = [];
    show({ state, events, moment: undefined, revealed: 0, isBehind: false });
  };
  const skip = () => {
    if (pending.length > 0) jump(pending.flatMap(({ events }) => events));
  };

  const revealFrom = (index: number): void => {
    const update = pending[0];
    if (update === undefined) return stopTimers();
    const next = update.events.findIndex((event, i) => i >= index && timing(event).reveal > 0);
    if (next < 0) return settle(update);
    const event = update.events[next];
    const ms = timing(event).reveal * tempoNow(next);
    show({ ...scene, moment: { event, ms }, revealed: next, isBehind: true });
    timer = setTimeout(() => revealFrom(next + 1), ms);
  };
  const settle = (update: StageUpdate<State>): void => {
    pending = pending.slice(1);
    if (pending.length === 0) stopCatchUp();
    const events = update.events.length > 0 ? update.events : scene.events;
    const hold = holdOf(update.events) * tempoNow(0);
    show({ state: update.state, events, moment: undefined, revealed: 0, isBehind: pending.length > 0 });
    if (hold === 0) return revealFrom(0);
    timer = setTimeout(() => {
      timer = undefined;
      revealFrom(0);
    }, hold);
  };
  const catchUpSoon = () => {
    if (catchUpAt !== Number.POSITIVE_INFINITY) return;
    catchUpAt = performance.now() + CATCH_UP_MS;
    catchUpTimer = setTimeout(skip, CATCH_UP_MS);
  };

  return {
    scene: () => scene,
    receive: (update) => {
      // Nothing to show, such as a new spectator or the offer of an undo.
      if (update.events.length === 0 && pending.length === 0 && !update.isUrgent)
        return show({ ...scene, state: update.state });
      const isIdle = timer === undefined;
      const isHolding = !isIdle && scene.moment === undefined;
      pending = [...pending, update];
      if (update.isUrgent) return jump(update.events);
      if (options.tempo === 0) return skip();
      if (update.isOnClock) catchUpSoon();
      if (isHolding && update.isOwn) clearTimeout(timer);
      if (isIdle || (isHolding && update.isOwn)) revealFrom(0);
      else if (!scene.isBehind) show({ ...scene, isBehind: true });
    },
    skip,
    configure: (next) => {
      options = next;
      if (next.tempo === 0) skip();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close: stopTimers,
  };
};
