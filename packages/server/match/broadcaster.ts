import type { Refusal, Seat, Viewer } from '@sesame/kernel';
import { seqFor, timeControlSeqFor } from '@sesame/match';
import { type EncodedMessage, encodeMessage } from '../lib/server-message.ts';
import { makeFrame } from '../lib/ws-frame.ts';
import { isOver, type LiveMatch } from './live-match.ts';
import type { Latency } from './race/latency.ts';
import { makeRevealSender } from './race/reveal.ts';
import type { ReceiptMaker } from './receipts/make-receipt.ts';
import { makeReceiptSender } from './receipts/receipt-sender.ts';
import { makeSubscribers, type Subscribers, type ViewSnapshot } from './subscribers.ts';
import { makeUndoAvailability } from './undo/undo-availability.ts';
import { makeFirstUpdate, makeUpdateMessage, type UpdateRequest, withChange } from './update-message.ts';

/** A connection subscribed to a match. */
export interface Subscriber {
  readonly viewer: Viewer;
  /** The player, so that spectators are counted by person, not by window. */
  readonly player?: string;
  /** Whether it accepts patches of its view instead of whole views. */
  readonly changes?: boolean;
  send(frame: Buffer): void;
  latency?(): Latency | undefined;
}

/** The sender of an input. A subscriber is answered by the update that its input causes. */
export interface Requester {
  readonly subscriber: Subscriber | undefined;
  readonly requestId: number;
  onDone(): void;
  onRefused(refusal: Refusal): void;
}

/** Subscribers of matches in this process, and the updates sent to them. */
export interface Broadcaster {
  add(match: LiveMatch, subscriber: Subscriber, since: number | undefined): void;
  /** True if it was the last subscriber. */
  remove(id: string, subscriber: Subscriber): boolean;
  subscribersOf(id: string): Iterable<Subscriber>;
  /** Seats with at least one connection. */
  connectedSeats(id: string): readonly Seat[];
  matches(): readonly string[];
  isWatched(id: string): boolean;
  /** Sends the current position to all subscribers, with the events since their last update. */
  broadcast(match: LiveMatch, requester?: Requester): void;
  /** Sends everything again, after the match info has changed. */
  resendAll(match: LiveMatch): void;
}

export const makeBroadcaster = (timeOf: (match: LiveMatch) => number, receipts?: ReceiptMaker): Broadcaster => {
  const subscribersByMatch = new Map<string, Subscribers>();
  const sendAtReveal = makeRevealSender(() => performance.now());
  const send = (match: LiveMatch, subscriber: Subscriber, frame: Buffer) =>
    match.rules.race === undefined ? subscriber.send(frame) : sendAtReveal(match, subscriber, frame);
  const subscribersOf = (id: string): Iterable<Subscriber> => subscribersByMatch.get(id)?.lastSentSeq.keys() ?? [];
  const undoAvailability = makeUndoAvailability(subscribersOf, timeOf, send);
  const receiptSender = receipts && makeReceiptSender(receipts, subscribersOf, send);
  /** What follows an update, once the players had no other for a while. */
  const followUp = (match: LiveMatch) => {
    undoAvailability.announceSoon(match);
    receiptSender?.sendSoon(match);
  };

  const broadcastTo = (subscribers: Subscribers, match: LiveMatch, requester: Requester | undefined) => {
    const at = timeOf(match);
    const hasRows = subscribers.markCommitted(match.committed.seq);
    let last: SharedFrame | undefined;
    for (const [subscriber, since] of subscribers.lastSentSeq) {
      const { viewer, changes = false } = subscriber;
      const re = subscriber === requester?.subscriber ? requester.requestId : undefined;
      const seq = seqFor(match.committed, viewer);
      // An evicted instance may commit late. Its replacement has already sent more, so never send less.
      if (since > seq) {
        if (re !== undefined) requester?.onDone();
        continue;
      }
      // New rows, but nothing that this viewer may notice.
      if (hasRows && since === seq && re === undefined && !isOver(match)) continue;
      const snapshot = subscribers.snapshot(match, viewer);
      subscribers.markSent(subscriber, snapshot.seq);
      // Subscribers with the same view and base version share one frame.
      if (last?.snapshot !== snapshot || last.since !== since || last.changes !== changes || last.re !== re) {
        const frame = makeFrame(textOf(match, snapshot, { viewer, since, changes, at, re }));
        last = { snapshot, since, changes, re, frame };
      }
      send(match, subscriber, last.frame);
    }
  };

  return {
    add: (match, subscriber, since) => {
      const { id } = match.stored;
      const subscribers = subscribersByMatch.get(id) ?? makeSubscribers();
      subscribersByMatch.set(id, subscribers);
      subscribers.add(subscriber);
      const seq = seqFor(match.committed, subscriber.viewer);
      subscribers.markSent(subscriber, seq);
      subscribers.markCommitted(match.committed.seq);
      // A `since` beyond our log means the client talked to another database: send a full snapshot.
      const pacedAt = timeControlSeqFor(match.committed, subscriber.viewer);
      const from = since !== undefined && since <= seq && since > pacedAt ? since : 0;
      const { view } = subscribers.snapshot(match, subscriber.viewer);
      const request = { viewer: subscriber.viewer, at: timeOf(match), seen: { view } };
      const update = from > 0 ? makeUpdateMessage(match, { ...request, since: from }) : makeFirstUpdate(match, request);
      send(match, subscriber, makeFrame(encodeMessage(update)));
      followUp(match);
    },
    remove: (id, subscriber) => {
      const subscribers = subscribersByMatch.get(id);
      subscribers?.remove(subscriber);
      return subscribers?.lastSentSeq.size === 0 && subscribersByMatch.delete(id);
    },
    subscribersOf,
    connectedSeats: (id) => subscribersByMatch.get(id)?.connectedSeats() ?? [],
    matches: () => [...subscribersByMatch.keys()],
    isWatched: (id) => subscribersByMatch.has(id),
    broadcast: (match, requester) => {
      const subscribers = subscribersByMatch.get(match.stored.id);
      if (subscribers !== undefined) broadcastTo(subscribers, match, requester);
      if (
        requester !== undefined &&
        (requester.subscriber === undefined || !subscribers?.lastSentSeq.has(requester.subscriber))
      )
        requester.onDone();
      followUp(match);
    },
    resendAll: (match) => {
      const at = timeOf(match);
      const subscribers = subscribersByMatch.get(match.stored.id);
      subscribers?.markCommitted(match.committed.seq);
      for (const subscriber of subscribers?.lastSentSeq.keys() ?? []) {
        const { viewer } = subscriber;
        const update = makeUpdateMessage(match, { viewer, since: 0, at, withInfo: true });
        subscribers?.markSent(subscriber, seqFor(match.committed, viewer));
        send(match, subscriber, makeFrame(encodeMessage(update)));
      }
      followUp(match);
    },
  };
};

/** The update as text: a patch if the subscriber has the base version, else the whole view. */
const textOf = (
  match: LiveMatch,
  snapshot: ViewSnapshot,
  { changes, ...request }: UpdateRequest & { readonly changes: boolean },
): EncodedMessage => {
  const hasBase = changes && (request.since === snapshot.seq || request.since === snapshot.baseSeq);
  const update = makeUpdateMessage(match, {
    ...request,
    seen: hasBase ? { since: request.since } : { view: snapshot.view },
  });
  return withChange(update, hasBase && request.since !== snapshot.seq ? snapshot.change : undefined);
};

/** A frame for all subscribers with the same view and base version. */
interface SharedFrame {
  readonly snapshot: ViewSnapshot;
  readonly since: number;
  readonly changes: boolean;
  readonly re: number | undefined;
  readonly frame: Buffer;
}
