import { ok, type Result, refuse } from '@sesame/kernel';
import type { EncodedMessage } from '../lib/server-message.ts';
import { makeFrame } from '../lib/ws-frame.ts';
import type { Bus } from './bus/bus.ts';
import { channelOf, makeTopicSubscriptions } from './topic-subscriptions.ts';

/** Reads the current snapshot of a topic as JSON. Undefined: there is no such topic. */
export type TopicSource = (id: string) => Promise<EncodedMessage | undefined>;

/** A connection as far as topics are concerned. */
export interface TopicSubscriber {
  readonly player: string;
  readonly topics: Set<string>;
  /** Whether its socket has closed. */
  isGone(): boolean;
  sendFrame(frame: Buffer): void;
}

/**
 * Publishes live topics (the lobby, a table, a player's matches ...) to subscribers in all processes. A topic is read
 * again after a change, with changes close together published as one.
 */
export interface TopicPublisher {
  /**
   * Registers the source of a kind of topic, `kind` or `kind:id`; the id of a per-player topic is the player's.
   * `onUnused` is called when the last subscriber of a topic here has left.
   */
  offer(kind: string, source: TopicSource, onUnused?: (id: string) => void): void;
  /** Publishes a topic again, in all processes. */
  publishSoon(topic: string): void;
  /** Publishes a topic again in this process alone: the others know of the change themselves. */
  publishHere(topic: string): void;
  /** Sends a message to all subscribers of a topic, in all processes. */
  broadcast(topic: string, text: EncodedMessage): void;
  /** The ids of the topics of a kind that have subscribers here. */
  followed(kind: string): readonly string[];
  /** Subscribes and sends the current state. */
  subscribe(subscriber: TopicSubscriber, topic: string): Promise<Result<void>>;
  /** The current state of a topic, as a subscriber would be sent it. */
  read(topic: string, player: string): Promise<EncodedMessage | undefined>;
  /** Subscribes without sending anything: for topics of messages. Resolves when no message can be missed. */
  join(subscriber: TopicSubscriber, topic: string): Promise<void>;
  unsubscribe(subscriber: TopicSubscriber, topic: string): void;
  unsubscribeAll(subscriber: TopicSubscriber): void;
}

/** A snapshot of a topic. A later one replaces it. */
interface Snapshot {
  readonly reading: number;
  readonly text: EncodedMessage | undefined;
}

/** Per-player topics. */
const PERSONAL: ReadonlySet<string> = new Set(['me', 'people', 'seek']);
/** Debounce interval of a topic; longer with many subscribers, so that a crowd can come. */
const DEBOUNCE_MS = 40;
const DEBOUNCE_PER_SUBSCRIBER_MS = 0.2;
const RETRY_DELAY_MS = 3_000;

export interface TopicPublisherDeps {
  readonly bus: Bus;
  /** Called when a topic could not be read; it is tried again. */
  readonly onError: (error: unknown) => void;
}

export const makeTopicPublisher = ({ bus, onError }: TopicPublisherDeps): TopicPublisher => {
  const sources = new Map<string, { readonly read: TopicSource; readonly onUnused?: (id: string) => void }>();
  /** Other processes publish an empty text when a topic must be read again, or the message itself. */
  const topics = makeTopicSubscriptions<TopicSubscriber>((topic) => {
    const unsubscribe = bus.subscribe(channelOf(topic), (text) =>
      text === '' ? changedHere(topic) : sendAll(topic, text as EncodedMessage),
    );
    return () => {
      unsubscribe();
      forget(topic);
    };
  });
  /** Snapshot cache for shared topics, valid for one debounce interval. */
  const fresh = new Map<string, Promise<Snapshot>>();
  let readings = 0;
  const pending = new Set<string>();
  const announced = new Set<string>();
  const keyOf = ({ player }: Pick<TopicSubscriber, 'player'>, topic: string) =>
    PERSONAL.has(topic) ? `${topic}:${player}` : topic;
  const forget = (topic: string) => {
    const [kind = '', id = ''] = topic.split(':');
    sources.get(kind)?.onUnused?.(id);
    fresh.delete(topic);
  };

  const read = async (topic: string): Promise<Snapshot> => {
    const [kind = '', id = ''] = topic.split(':');
    readings += 1;
    const reading = readings;
    return { reading, text: await sources.get(kind)?.read(id) };
  };
  const sendAll = (topic: string, text: EncodedMessage) => {
    const frame = makeFrame(text);
    for (const subscriber of topics.listeners(topic)) subscriber.sendFrame(frame);
  };
  const publish = async (topic: string) => {
    if (topics.size(topic) === 0) return forget(topic);
    const { reading, text } = await read(topic);
    if (text === undefined) return;
    const frame = makeFrame(text);
    for (const subscriber of topics.listeners(topic)) {
      if (topics.markIfNewer(topic, subscriber, { reading, text })) subscriber.sendFrame(frame);
    }
  };
  const debounceOf = (topic: string) => DEBOUNCE_MS + DEBOUNCE_PER_SUBSCRIBER_MS * topics.size(topic);
  const debounce = (waiting: Set<string>, topic: string, act: () => void) => {
    if (waiting.has(topic)) return;
    waiting.add(topic);
    setTimeout(() => {
      waiting.delete(topic);
      act();
    }, debounceOf(topic)).unref();
  };
  /** The first snapshot for a new subscriber; a crowd of them shares one. */
  const firstSnapshot = (topic: string): Promise<Snapshot> => {
    if (topic.includes(':') || topics.size(topic) === 1) return read(topic);
    const known = fresh.get(topic);
    if (known !== undefined) return known;
    const snapshot = read(topic);
    fresh.set(topic, snapshot);
    setTimeout(() => fresh.get(topic) === snapshot && fresh.delete(topic), debounceOf(topic)).unref();
    return snapshot;
  };
  const publishHere = (topic: string) => {
    if (topics.size(topic) > 0)
      debounce(pending, topic, () => void publish(topic).catch((error) => retry(topic, error)));
  };
  const retry = (topic: string, error: unknown) => {
    onError(error);
    setTimeout(publishHere, RETRY_DELAY_MS, topic).unref();
  };
  const changedHere = (topic: string) => {
    fresh.delete(topic);
    publishHere(topic);
  };
  const publishSoon = (topic: string) => {
    changedHere(topic);
    if (!bus.isAlone) debounce(announced, topic, () => bus.publish(channelOf(topic), ''));
  };
  // Messages published while the bus was away were missed.
  bus.onReconnect(() => {
    for (const topic of topics.starting('')) publishHere(topic);
  });

  // Subscribe before reading: changes in between are sent as well, and an older snapshot is not.
  const join = async (subscriber: TopicSubscriber, topic: string) => {
    subscriber.topics.add(topic);
    topics.add(keyOf(subscriber, topic), subscriber);
    await bus.whenSubscribed();
  };
  const unsubscribe = (subscriber: TopicSubscriber, topic: string) => {
    subscriber.topics.delete(topic);
    topics.remove(keyOf(subscriber, topic), subscriber);
  };

  return {
    offer: (kind, source, onUnused) => {
      sources.set(kind, { read: source, ...(onUnused !== undefined && { onUnused }) });
    },
    publishSoon,
    publishHere,
    broadcast: (topic, text) => {
      sendAll(topic, text);
      bus.publish(channelOf(topic), text);
    },
    followed: (kind) => topics.starting(`${kind}:`).map((topic) => topic.slice(kind.length + 1)),
    read: async (topic, player) => (await read(keyOf({ player }, topic))).text,
    join,
    subscribe: async (subscriber, topic) => {
      if (subscriber.isGone()) return ok(undefined);
      await join(subscriber, topic);
      const key = keyOf(subscriber, topic);
      const { reading, text } = await firstSnapshot(key);
      if (text === undefined) {
        unsubscribe(subscriber, topic);
        return refuse('no-topic', 'Unknown topic.');
      }
      if (topics.markIfNewer(key, subscriber, { reading, text })) subscriber.sendFrame(makeFrame(text));
      return ok(undefined);
    },
    unsubscribe,
    unsubscribeAll: (subscriber) => {
      for (const topic of subscriber.topics) topics.remove(keyOf(subscriber, topic), subscriber);
    },
  };
};
