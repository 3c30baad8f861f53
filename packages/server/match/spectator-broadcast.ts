import type { Event } from '../lib/event.ts';
import { encodeMessage } from '../lib/server-message.ts';
import { makeFrame } from '../lib/ws-frame.ts';
import type { Subscriber } from './broadcaster.ts';
import type { Matches } from './matches.ts';

/** Changes closer together than this are sent as one. */
const DEBOUNCE_MS = 500;

/** Sends the spectator count of a match to its subscribers: to a new one at once, to the others debounced. */
export const broadcastSpectatorCount = (
  matches: Pick<Matches, 'subscribersOf' | 'spectatorCountOf'>,
  watched: Event<{ readonly match: string; readonly watcher?: Subscriber }>,
): void => {
  const lastSent = new Map<string, number>();
  const pending = new Set<string>();
  const frameOf = (match: string, count: number) => makeFrame(encodeMessage({ type: 'watchers', match, count }));

  const publish = (match: string) => {
    pending.delete(match);
    const count = matches.spectatorCountOf(match);
    const before = lastSent.get(match) ?? 0;
    if (count === 0) lastSent.delete(match);
    else lastSent.set(match, count);
    if (count === before) return;
    const frame = frameOf(match, count);
    for (const subscriber of matches.subscribersOf(match)) subscriber.send(frame);
  };

  watched.listen(({ match, watcher: subscriber }) => {
    const count = matches.spectatorCountOf(match);
    if (subscriber !== undefined && count > 0) subscriber.send(frameOf(match, count));
    if (pending.has(match)) return;
    pending.add(match);
    setTimeout(publish, DEBOUNCE_MS, match).unref();
  });
};
