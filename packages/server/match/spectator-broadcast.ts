import type { Event } from '../lib/event.ts';
import { makeFrame } from '../lib/ws-frame.ts';
import type { Subscriber } from './broadcaster.ts';
import type { Matches } from './matches.ts';

/** Comings and goings closer together than this are told as one. */
const DEBOUNCE_MS = 500;

/** Tells everybody who looks at a match how many watch it: newcomers at once, the others when it has settled. */
export const broadcastSpectatorCount = (
  matches: Pick<Matches, 'subscribersOf' | 'spectatorCountOf'>,
  watched: Event<{ readonly match: string; readonly watcher?: Subscriber }>,
): void => {
  const told = new Map<string, number>();
  const pending = new Set<string>();
  const frameOf = (match: string, count: number) => makeFrame(JSON.stringify({ type: 'watchers', match, count }));

  const settle = (match: string) => {
    pending.delete(match);
    const count = matches.spectatorCountOf(match);
    const before = told.get(match) ?? 0;
    if (count === 0) told.delete(match);
    else told.set(match, count);
    if (count === before) return;
    const frame = frameOf(match, count);
    for (const subscriber of matches.subscribersOf(match)) subscriber.send(frame);
  };

  watched.listen(({ match, watcher: subscriber }) => {
    const count = matches.spectatorCountOf(match);
    if (subscriber !== undefined && count > 0) subscriber.send(frameOf(match, count));
    if (pending.has(match)) return;
    pending.add(match);
    setTimeout(settle, DEBOUNCE_MS, match).unref();
  });
};
