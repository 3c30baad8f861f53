import type { Subscriber } from '../broadcaster.ts';
import type { LiveMatch, Position } from '../position.ts';

/**
 * News of a race is painted on all screens at the same instant: so long after it is known, and sent to each screen
 * earlier by half its trip. The same for everybody, so nobody's line makes the others wait.
 */
const REVEAL_LEAD_MS = 150;

/** Whether everybody races against each other here, rather than each in their own time. */
export const isSharedRace = ({ rules, stored }: LiveMatch): boolean =>
  rules.race !== undefined && stored.options[rules.race.apart] !== true;

/** Whether a step has shown seats what they race for against each other. */
const isReveal = (match: LiveMatch, before: Position): boolean => {
  const { race } = match.rules;
  if (race === undefined || !isSharedRace(match)) return false;
  return match.stored.seats.some((_, seat) => {
    const shown = race.shown(match.committed.state, seat);
    return shown !== undefined && shown !== race.shown(before.state, seat);
  });
};

/** Lowers the curtain before news that must be seen by all at once. What another process revealed, it decides. */
export const scheduleReveal = (match: LiveMatch, before: Position, by: Revealer): void => {
  if (!isReveal(match, before)) return;
  match.revealAt = by.clock() + REVEAL_LEAD_MS;
  match.arbiterProcess = by.process;
};

export interface Revealer {
  readonly clock: () => number;
  /** Undefined: this one. */
  readonly process: string | undefined;
}

/** Sends news to a watcher when its curtain rises: at once, unless a race was just revealed. */
export const makeRevealSender = (clock: () => number) => {
  const held = new Map<Subscriber, Buffer[]>();

  const send = (match: LiveMatch, subscriber: Subscriber, frame: Buffer) => {
    const { race } = match.rules;
    const { viewer } = subscriber;
    const shown = viewer === 'spectator' ? undefined : race?.shown(match.committed.state, viewer);
    if (viewer !== 'spectator' && shown !== undefined && match.revealedTo.get(viewer)?.shown !== shown) {
      match.revealedTo.set(viewer, { shown, at: clock() });
    }
    subscriber.send(frame);
  };

  return (match: LiveMatch, subscriber: Subscriber, frame: Buffer): void => {
    const queue = held.get(subscriber);
    if (queue !== undefined) return void queue.push(frame);
    const wait = match.revealAt - clock() - (subscriber.latency?.()?.low ?? 0) / 2;
    if (wait <= 0) return send(match, subscriber, frame);
    const frames = [frame];
    held.set(subscriber, frames);
    setTimeout(() => {
      held.delete(subscriber);
      for (const one of frames) send(match, subscriber, one);
    }, wait);
  };
};
