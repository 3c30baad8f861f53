import { isSharedRace, type Viewer } from '@sesame/kernel';
import type { Position } from '@sesame/match';
import type { Subscriber } from '../broadcaster.ts';
import type { LiveMatch } from '../live-match.ts';

/**
 * Simultaneous reveal: a race is shown on all screens this long after it is committed, and sent to each client earlier
 * by its one-way latency. The lead is the same for all, so a slow connection doesn't delay the others.
 */
const REVEAL_LEAD_MS = 150;

/** Whether the players race against each other, rather than each in their own time. */
export const isShared = ({ rules, stored }: LiveMatch): boolean => isSharedRace(rules, stored.options);

/** Whether the last step started a shared race for some seat. */
const isReveal = (match: LiveMatch, before: Position): boolean => {
  const { race } = match.rules;
  if (race === undefined || !isShared(match)) return false;
  return match.stored.seats.some((_, seat) => {
    const shown = race.shown(match.committed.state, seat);
    return shown !== undefined && shown !== race.shown(before.state, seat);
  });
};

/** Schedules a simultaneous reveal. The revealing process arbitrates the race. */
export const scheduleReveal = (match: LiveMatch, before: Position, by: Revealer): void => {
  if (!isReveal(match, before)) return;
  match.revealAt = by.clock() + REVEAL_LEAD_MS;
  match.arbiterProcess = by.process;
};

export interface Revealer {
  readonly clock: () => number;
  /** Undefined: this process. */
  readonly process: string | undefined;
}

/** A race is shown to nobody before its reveal, whatever way they ask. */
export const untilRevealed = async ({ revealAt }: LiveMatch): Promise<void> => {
  const wait = revealAt - performance.now();
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
};

/**
 * Whether what a viewer may know now can also be put into a page. A race that its player was not sent over a socket cannot:
 * it is timed from when it was sent.
 */
export const isRevealedTo = (match: LiveMatch, viewer: Viewer): boolean => {
  if (match.revealAt > performance.now()) return false;
  const shown = viewer === 'spectator' ? undefined : match.rules.race?.shown(match.committed.state, viewer);
  return viewer === 'spectator' || shown === undefined || match.revealedTo.get(viewer)?.shown === shown;
};

/** How much earlier a frame is sent, so that it arrives in time. Spectators wait: they could feign a slow line. */
const headStart = ({ viewer, latency }: Subscriber): number =>
  viewer === 'spectator' ? 0 : (latency?.()?.low ?? 0) / 2;

/** Sends frames to a subscriber at its reveal time; at once unless a race was just revealed. */
export const makeRevealSender = (clock: () => number) => {
  const heldFrames = new Map<Subscriber, Buffer[]>();

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
    const queue = heldFrames.get(subscriber);
    if (queue !== undefined) return void queue.push(frame);
    const wait = match.revealAt - clock() - headStart(subscriber);
    if (wait <= 0) return send(match, subscriber, frame);
    const frames = [frame];
    heldFrames.set(subscriber, frames);
    setTimeout(() => {
      heldFrames.delete(subscriber);
      for (const one of frames) send(match, subscriber, one);
    }, wait);
  };
};
