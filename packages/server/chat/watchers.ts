import type { Matches } from '../matches/matches.ts';
import type { Watcher } from '../matches/viewing.ts';
import type { Signal } from '../signal.ts';
import { makeFrame } from '../socket/frame.ts';

/** How many people watch a match. Of a house of several processes, those who are with this one. */
export const countWatchers = (watchers: Iterable<Watcher>): number => {
  const spectators = [...watchers].filter(({ viewer }) => viewer === 'spectator');
  return new Set(spectators.map((watcher) => watcher.player ?? watcher)).size;
};

/** Comings and goings closer together than this are told as one. */
const SETTLE = 500;

/** Tells everybody who looks at a match how many watch it: newcomers at once, the others when it has settled. */
export const tellWatchers = (
  matches: Pick<Matches, 'watchersOf'>,
  watched: Signal<{ readonly match: string; readonly watcher?: Watcher }>,
): void => {
  const told = new Map<string, number>();
  const pending = new Set<string>();
  const frameOf = (match: string, count: number) => makeFrame(JSON.stringify({ type: 'watchers', match, count }));

  const settle = (match: string) => {
    pending.delete(match);
    const watchers = [...matches.watchersOf(match)];
    const count = countWatchers(watchers);
    const before = told.get(match) ?? 0;
    if (count === 0) told.delete(match);
    else told.set(match, count);
    if (count === before) return;
    const frame = frameOf(match, count);
    for (const watcher of watchers) watcher.send(frame);
  };

  watched.listen(({ match, watcher }) => {
    const count = countWatchers(matches.watchersOf(match));
    if (watcher !== undefined && count > 0) watcher.send(frameOf(match, count));
    if (pending.has(match)) return;
    pending.add(match);
    setTimeout(settle, SETTLE, match).unref();
  });
};
