import { makeFrame } from '../../lib/ws-frame.ts';
import type { Subscriber } from '../broadcaster.ts';
import { isOver, type LiveMatch } from '../position.ts';
import { canUndo } from './undo.ts';

/** To find out what may be taken back costs more than the move itself: it is done when a match has been quiet so long. */
const QUIET_PERIOD_MS = 100;

/** Tells whoever may take their last move back that they may. */
export interface UndoAvailability {
  /** Something has happened in a match, or somebody came to look. */
  announceSoon(match: LiveMatch): void;
}

export const makeUndoAvailability = (
  watchersOf: (match: string) => Iterable<Subscriber>,
  timeOf: (match: LiveMatch) => number,
  tell: (match: LiveMatch, subscriber: Subscriber, frame: Buffer) => void,
): UndoAvailability => {
  const waiting = new WeakMap<LiveMatch, NodeJS.Timeout>();
  const offer = (match: LiveMatch) => {
    const { id } = match.stored;
    for (const subscriber of watchersOf(id)) {
      if (!canUndo(match, subscriber.viewer, timeOf(match))) continue;
      tell(match, subscriber, makeFrame(JSON.stringify({ type: 'offer', match: id, seq: match.committed.seq })));
    }
  };
  return {
    announceSoon: (match) => {
      if (isOver(match)) return;
      const timer = waiting.get(match);
      if (timer !== undefined) timer.refresh();
      else waiting.set(match, setTimeout(offer, QUIET_PERIOD_MS, match).unref());
    },
  };
};
