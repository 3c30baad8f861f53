/** Where processes tell each other that a topic has something new to say, or what it is. */
export const channelOf = (topic: string) => `topic:${topic}`;

/** Who listens to what. */
export interface TopicSubscriptions<Listener> {
  add(topic: string, listener: Listener): void;
  remove(topic: string, listener: Listener): void;
  listeners(topic: string): Iterable<Listener>;
  /** Whether a listener was told nothing as new as this reading. From now on it was. */
  markIfNewer(topic: string, listener: Listener, reading: number): boolean;
  /** How many listen. */
  size(topic: string): number;
  /** Topics in use whose name starts so. */
  starting(prefix: string): readonly string[];
}

/** `opened` is called for a topic's first listener; what it answers, when the last one has gone. */
export const makeTopicSubscriptions = <Listener>(
  opened: (topic: string) => () => void,
): TopicSubscriptions<Listener> => {
  const closed = new Map<string, () => void>();
  /** Each listener with the reading that it was told last. */
  const topics = new Map<string, Map<Listener, number>>();
  return {
    add: (topic, listener) => {
      const listeners = topics.get(topic) ?? new Map<Listener, number>();
      if (listeners.size === 0) closed.set(topic, opened(topic));
      topics.set(topic, listeners.set(listener, 0));
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
    markIfNewer: (topic, listener, reading) => {
      const listeners = topics.get(topic);
      const told = listeners?.get(listener);
      if (told === undefined || told >= reading) return false;
      listeners?.set(listener, reading);
      return true;
    },
    size: (topic) => topics.get(topic)?.size ?? 0,
    starting: (prefix) => [...topics.keys()].filter((topic) => topic.startsWith(prefix)),
  };
};
