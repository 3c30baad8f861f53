/** Bus channel of a topic. */
export const channelOf = (topic: string) => `topic:${topic}`;

/** Subscribers per topic in this process. */
export interface TopicSubscriptions<Listener> {
  add(topic: string, listener: Listener): void;
  remove(topic: string, listener: Listener): void;
  listeners(topic: string): Iterable<Listener>;
  /** Marks a snapshot as sent. False: the listener already has it, the same one or a newer one. */
  markIfNewer(topic: string, listener: Listener, snapshot: SentSnapshot): boolean;
  /** Number of listeners. */
  size(topic: string): number;
  /** Topics with listeners whose name has this prefix. */
  starting(prefix: string): readonly string[];
}

export interface SentSnapshot {
  readonly reading: number;
  readonly text: string;
}

/** `opened` is called for a topic's first listener; the function it returns, when the last one has left. */
export const makeTopicSubscriptions = <Listener>(
  opened: (topic: string) => () => void,
): TopicSubscriptions<Listener> => {
  const closed = new Map<string, () => void>();
  /** Last snapshot sent to each listener. */
  const topics = new Map<string, Map<Listener, SentSnapshot>>();
  return {
    add: (topic, listener) => {
      const listeners = topics.get(topic) ?? new Map<Listener, SentSnapshot>();
      if (listeners.size === 0) closed.set(topic, opened(topic));
      topics.set(topic, listeners.set(listener, { reading: 0, text: '' }));
    },
    remove: (topic, listener) => {
      const listeners = topics.get(topic);
      listeners?.delete(listener);
      if (listeners?.size !== 0) return;
      topics.delete(topic);
      closed.get(topic)?.();
      closed.delete(topic);
    },
    listeners: (topic) => topics.get(topic)?.keys() ?? [],
    markIfNewer: (topic, listener, snapshot) => {
      const listeners = topics.get(topic);
      const lastSent = listeners?.get(listener);
      if (lastSent === undefined || lastSent.reading >= snapshot.reading) return false;
      listeners?.set(listener, snapshot);
      // A message that says nothing new would still say that something happened.
      return lastSent.text !== snapshot.text;
    },
    size: (topic) => topics.get(topic)?.size ?? 0,
    starting: (prefix) => [...topics.keys()].filter((topic) => topic.startsWith(prefix)),
  };
};
