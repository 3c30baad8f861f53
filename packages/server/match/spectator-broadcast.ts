import type { Signal } from '../lib/event.ts';
import { makeFrame } from '../lib/ws-frame.ts';
import type { Watcher } from './broadcaster.ts';
import type { Matches } from './matches.ts';

/** Comings and goings closer together than this are told as one. */
const SETTLE = 500;

/** Tells everybody who looks at a match how many watch it: newcomers at once, the others when it has settled. */
export const tellWatchers = (
  matches: Pick<Matches, 'watchersOf' | 'audienceOf'>,
  watched: Signal<{ readonly match: string; readonly watcher?: Watcher }>,
): void => {
  const told = new Map<string, number>();
  const pending = new Set<string>();
  const frameOf = (match: string, count: number) => makeFrame(JSON.stringify({ type: 'watchers', match, count }));

  const settle = (match: string) => {
    pending.delete(match);
    const count = matches.audienceOf(match);
    const before = told.get(match) ?? 0;
    if (count === 0) told.delete(match);
    else told.set(match, count);
    if (count === before) return;
    const frame = frameOf(match, count);
    for (const watcher of matches.watchersOf(match)) watcher.send(frame);
  };

  watched.listen(({ match, watcher }) => {
    const count = matches.audienceOf(match);
    if (watcher !== undefined && count > 0) watcher.send(frameOf(match, count));
    if (pending.has(match)) return;
    pending.add(match);
    setTimeout(settle, SETTLE, match).unref();
  });
};
