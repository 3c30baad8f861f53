/** Who listens to what. */
export interface Topics<Listener> {
  add(topic: string, listener: Listener): void;
  remove(topic: string, listener: Listener): void;
  listeners(topic: string): Iterable<Listener>;
  has(topic: string): boolean;
  /** Topics in use whose name starts so. */
  starting(prefix: string): readonly string[];
}

export const makeTopics = <Listener>(): Topics<Listener> => {
  const topics = new Map<string, Set<Listener>>();
  return {
    add: (topic, listener) => {
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(listener));
    },
    remove: (topic, listener) => {
      const listeners = topics.get(topic);
      listeners?.delete(listener);
      if (listeners?.size === 0) topics.delete(topic);
    },
    listeners: (topic) => topics.get(topic) ?? [],
    has: (topic) => topics.has(topic),
    starting: (prefix) => [...topics.keys()].filter((topic) => topic.startsWith(prefix)),
  };
};
