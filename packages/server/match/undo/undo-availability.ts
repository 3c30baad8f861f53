import { makeFrame } from '../../lib/ws-frame.ts';
import type { Watcher } from '../broadcaster.ts';
import { isOver, type LiveMatch } from '../position.ts';
import { isOfferedTo } from './undo.ts';

/** To find out what may be taken back costs more than the move itself: it is done when a match has been quiet so long. */
const QUIET = 100;

/** Tells whoever may take their last move back that they may. */
export interface Offers {
  /** Something has happened in a match, or somebody came to look. */
  soon(match: LiveMatch): void;
}

export const makeOffers = (
  watchersOf: (match: string) => Iterable<Watcher>,
  timeOf: (match: LiveMatch) => number,
  tell: (match: LiveMatch, watcher: Watcher, frame: Buffer) => void,
): Offers => {
  const waiting = new WeakMap<LiveMatch, NodeJS.Timeout>();
  const offer = (match: LiveMatch) => {
    const { id } = match.stored;
    for (const watcher of watchersOf(id)) {
      if (!isOfferedTo(match, watcher.viewer, timeOf(match))) continue;
      tell(match, watcher, makeFrame(JSON.stringify({ type: 'offer', match: id, seq: match.shown.seq })));
    }
  };
  return {
    soon: (match) => {
      if (isOver(match)) return;
      const timer = waiting.get(match);
      if (timer !== undefined) timer.refresh();
      else waiting.set(match, setTimeout(offer, QUIET, match).unref());
    },
  };
};
