import type { Watcher } from '../broadcaster.ts';
import type { LiveMatch, Standing } from '../position.ts';

/**
 * News of a race is painted on all screens at the same instant: so long after it is known, and sent to each screen
 * earlier by half its trip. The same for everybody, so nobody's line makes the others wait.
 */
const LEAD = 150;

/** Whether everybody races against each other here, rather than each in their own time. */
export const isTogether = ({ rules, stored }: LiveMatch): boolean =>
  rules.race !== undefined && stored.options[rules.race.apart] !== true;

/** Whether a step has shown seats what they race for against each other. */
const isReveal = (match: LiveMatch, before: Standing): boolean => {
  const { race } = match.rules;
  if (race === undefined || !isTogether(match)) return false;
  return match.stored.seats.some((_, seat) => {
    const shown = race.shown(match.shown.state, seat);
    return shown !== undefined && shown !== race.shown(before.state, seat);
  });
};

/** Lowers the curtain before news that must be seen by all at once. What another process revealed, it decides. */
export const lowerCurtain = (match: LiveMatch, before: Standing, by: Revealer): void => {
  if (!isReveal(match, before)) return;
  match.curtainAt = by.clock() + LEAD;
  match.decider = by.process;
};

export interface Revealer {
  readonly clock: () => number;
  /** Undefined: this one. */
  readonly process: string | undefined;
}

/** Sends news to a watcher when its curtain rises: at once, unless a race was just revealed. */
export const makeCurtain = (clock: () => number) => {
  const held = new Map<Watcher, Buffer[]>();

  const send = (match: LiveMatch, watcher: Watcher, frame: Buffer) => {
    const { race } = match.rules;
    const { viewer } = watcher;
    const shown = viewer === 'spectator' ? undefined : race?.shown(match.shown.state, viewer);
    if (viewer !== 'spectator' && shown !== undefined && match.sent.get(viewer)?.shown !== shown) {
      match.sent.set(viewer, { shown, at: clock() });
    }
    watcher.send(frame);
  };

  return (match: LiveMatch, watcher: Watcher, frame: Buffer): void => {
    if (match.rules.race === undefined) return watcher.send(frame);
    const queue = held.get(watcher);
    if (queue !== undefined) return void queue.push(frame);
    const wait = match.curtainAt - clock() - (watcher.trip?.()?.low ?? 0) / 2;
    if (wait <= 0) return send(match, watcher, frame);
    const frames = [frame];
    held.set(watcher, frames);
    setTimeout(() => {
      held.delete(watcher);
      for (const one of frames) send(match, watcher, one);
    }, wait);
  };
};
