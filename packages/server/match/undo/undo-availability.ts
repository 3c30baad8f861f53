import { seqFor } from '@sesame/match';
import { encodeMessage } from '../../lib/server-message.ts';
import { makeFrame } from '../../lib/ws-frame.ts';
import type { Subscriber } from '../broadcaster.ts';
import { isOver, type LiveMatch } from '../live-match.ts';
import { canUndo } from './undo.ts';

/** Undo eligibility is expensive, so it is computed after 100 ms of quiet. */
const QUIET_PERIOD_MS = 100;

/** Tells players when they may undo their last move. */
export interface UndoAvailability {
  /** Schedules a check after a change or a new subscriber. */
  announceSoon(match: LiveMatch): void;
}

export const makeUndoAvailability = (
  subscribersOf: (match: string) => Iterable<Subscriber>,
  timeOf: (match: LiveMatch) => number,
  send: (match: LiveMatch, subscriber: Subscriber, frame: Buffer) => void,
): UndoAvailability => {
  const timers = new WeakMap<LiveMatch, NodeJS.Timeout>();
  const announce = (match: LiveMatch) => {
    const { id } = match.stored;
    for (const subscriber of subscribersOf(id)) {
      if (!canUndo(match, subscriber.viewer, timeOf(match))) continue;
      send(
        match,
        subscriber,
        makeFrame(encodeMessage({ type: 'offer', match: id, seq: seqFor(match.committed, subscriber.viewer) })),
      );
    }
  };
  return {
    announceSoon: (match) => {
      if (isOver(match)) return;
      const timer = timers.get(match);
      if (timer !== undefined) timer.refresh();
      else timers.set(match, setTimeout(announce, QUIET_PERIOD_MS, match).unref());
    },
  };
};
