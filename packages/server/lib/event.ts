/** A typed in-process event. */
export interface Event<Value> {
  /** Calls the listener with every value from now on; returns a function that removes it. */
  listen(listener: (value: Value) => void): () => void;
  emit(value: Value): void;
}

/** Rethrows outside the emitter, so that an error nobody handles still ends the process with its stack trace. */
const rethrowLater = (error: unknown): void =>
  queueMicrotask(() => {
    throw error;
  });

/** An event whose listeners are isolated: one that throws is reported to `onError`, and the others are still called. */
export const makeEvent = <Value>(onError: (error: unknown) => void = rethrowLater): Event<Value> => {
  const listeners = new Set<(value: Value) => void>();
  return {
    listen: (listener) => {
      // Wrapped, so that one function may listen twice and leave once.
      const own = (value: Value) => listener(value);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    emit: (value) => {
      for (const listener of listeners) {
        try {
          listener(value);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
};
