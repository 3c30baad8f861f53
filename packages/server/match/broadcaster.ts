import type { Refusal, Seat, Viewer } from '@sesame/kernel';
import { makeFrame } from '../lib/ws-frame.ts';
import type { LiveMatch } from './position.ts';
import type { Latency } from './race/latency.ts';
import { makeRevealSender } from './race/reveal.ts';
import { makeSubscribers, type Subscribers, type ViewSnapshot } from './subscribers.ts';
import { makeUndoAvailability } from './undo/undo-availability.ts';
import { makeUpdateMessage, type UpdateRequest, withChange } from './update-message.ts';

/** Somebody who looks at a match and is sent its news as frames. */
export interface Subscriber {
  readonly viewer: Viewer;
  /** Who is behind it, to count people and not windows. */
  readonly player?: string;
  /** Whether it wants to be told what changed in its view, instead of all of it. */
  readonly changes?: boolean;
  send(frame: Buffer): void;
  /** How far away it is. */
  latency?(): Latency | undefined;
}

/** Who asked for a move, to be answered with the news that it makes. */
export interface Requester {
  readonly subscriber: Subscriber | undefined;
  readonly requestId: number;
  onDone(): void;
  onRefused(refusal: Refusal): void;
}

/** Who looks at which match here, and what they are told. */
export interface Broadcaster {
  add(match: LiveMatch, subscriber: Subscriber, since: number | undefined): void;
  /** True when nobody looks at it any more. */
  remove(id: string, subscriber: Subscriber): boolean;
  subscribersOf(id: string): Iterable<Subscriber>;
  /** Seats whose players look. */
  connectedSeats(id: string): readonly Seat[];
  matches(): readonly string[];
  isWatched(id: string): boolean;
  /** Tells everybody how it stands, and what came since they were last told. */
  broadcast(match: LiveMatch, requester?: Requester): void;
  /** Tells everybody all of it again: what they were told of the match itself has changed. */
  resendAll(match: LiveMatch): void;
}

export const makeBroadcaster = (timeOf: (match: LiveMatch) => number): Broadcaster => {
  const subscribersByMatch = new Map<string, Subscribers>();
  const sendAtReveal = makeRevealSender(() => performance.now());
  const tell = (match: LiveMatch, subscriber: Subscriber, frame: Buffer) =>
    match.rules.race === undefined ? subscriber.send(frame) : sendAtReveal(match, subscriber, frame);
  const of = (id: string): Iterable<Subscriber> => subscribersByMatch.get(id)?.lastSentSeq.keys() ?? [];
  const offers = makeUndoAvailability(of, timeOf, tell);

  const showTo = (subscribers: Subscribers, match: LiveMatch, requester: Requester | undefined) => {
    const at = timeOf(match);
    let last: Shared | undefined;
    for (const [subscriber, since] of subscribers.lastSentSeq) {
      const { viewer, changes = false } = subscriber;
      const re = subscriber === requester?.subscriber ? requester.requestId : undefined;
      // One that was dropped may learn late that its inputs are on disk; the one that was read instead has told more.
      if (since > match.committed.seq) {
        if (re !== undefined) requester?.onDone();
        continue;
      }
      const snapshot = subscribers.snapshot(match, viewer);
      subscribers.markSent(subscriber, snapshot.seq);
      // Nearly always all in a seat, and all spectators, know the same.
      if (last?.sight !== snapshot || last.since !== since || last.changes !== changes || last.re !== re) {
        const frame = makeFrame(textOf(match, snapshot, { viewer, since, changes, at, re }));
        last = { sight: snapshot, since, changes, re, frame };
      }
      tell(match, subscriber, last.frame);
    }
  };

  return {
    add: (match, subscriber, since) => {
      const { id } = match.stored;
      const subscribers = subscribersByMatch.get(id) ?? makeSubscribers();
      subscribersByMatch.set(id, subscribers);
      subscribers.add(subscriber);
      subscribers.markSent(subscriber, match.committed.seq);
      // Whoever returns with a number that the log does not have has seen another house: all is told again.
      const repaced = match.stored.amendments?.paces.at(-1)?.seq ?? -1;
      const from = since !== undefined && since <= match.committed.seq && since > repaced ? since : 0;
      const { view } = subscribers.snapshot(match, subscriber.viewer);
      const wish = { viewer: subscriber.viewer, since: from, at: timeOf(match), seen: { view } };
      const news = makeUpdateMessage(match, from > 0 ? wish : { ...wish, withInfo: true });
      tell(match, subscriber, makeFrame(JSON.stringify(news)));
      offers.announceSoon(match);
    },
    remove: (id, subscriber) => {
      const subscribers = subscribersByMatch.get(id);
      subscribers?.remove(subscriber);
      return subscribers?.lastSentSeq.size === 0 && subscribersByMatch.delete(id);
    },
    subscribersOf: of,
    connectedSeats: (id) => subscribersByMatch.get(id)?.connectedSeats() ?? [],
    matches: () => [...subscribersByMatch.keys()],
    isWatched: (id) => subscribersByMatch.has(id),
    broadcast: (match, requester) => {
      const subscribers = subscribersByMatch.get(match.stored.id);
      if (subscribers !== undefined) showTo(subscribers, match, requester);
      if (
        requester !== undefined &&
        (requester.subscriber === undefined || !subscribers?.lastSentSeq.has(requester.subscriber))
      )
        requester.onDone();
      offers.announceSoon(match);
    },
    resendAll: (match) => {
      const at = timeOf(match);
      const subscribers = subscribersByMatch.get(match.stored.id);
      for (const subscriber of subscribers?.lastSentSeq.keys() ?? []) {
        const { viewer } = subscriber;
        const news = makeUpdateMessage(match, { viewer, since: 0, at, withInfo: true });
        subscribers?.markSent(subscriber, match.committed.seq);
        tell(match, subscriber, makeFrame(JSON.stringify(news)));
      }
      offers.announceSoon(match);
    },
  };
};

/** What is told of a sight: what changed, to whoever knows the rest, or all of it. */
const textOf = (
  match: LiveMatch,
  snapshot: ViewSnapshot,
  { changes, ...wish }: UpdateRequest & { readonly changes: boolean },
): string => {
  const knows = changes && (wish.since === snapshot.seq || wish.since === snapshot.baseSeq);
  const news = makeUpdateMessage(match, { ...wish, seen: knows ? { since: wish.since } : { view: snapshot.view } });
  return withChange(news, knows && wish.since !== snapshot.seq ? snapshot.change : undefined);
};

/** A frame that is right for all who look from the same place and know as much. */
interface Shared {
  readonly sight: ViewSnapshot;
  readonly since: number;
  readonly changes: boolean;
  readonly re: number | undefined;
  readonly frame: Buffer;
}
