import type { Result } from '@sesame/kernel';
import type { ClientMessage } from '@sesame/protocol';

/** A connection that leaves a request unanswered for this long is considered lost. */
const ANSWER_TIMEOUT_MS = 15_000;

interface PendingRequest {
  readonly message: ClientMessage;
  readonly answer: (result: Result<void>) => void;
}

/** Requests that are not answered yet, by id. */
export interface PendingRequests {
  send(message: ClientMessage): Promise<Result<void>>;
  /** Sends all pending requests again, over a new connection. */
  resendAll(): void;
  settle(id: number, result: Result<void>): void;
  settleAll(result: Result<void>): void;
  /** Settles the request with the longest message. */
  settleLongest(result: Result<void>): void;
}

export const makePendingRequests = (send: (message: ClientMessage) => void, onTimeout: () => void): PendingRequests => {
  const pending = new Map<number, PendingRequest>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (pending.size > 0) onTimeout();
    }, ANSWER_TIMEOUT_MS);
  };
  const settle = (id: number, result: Result<void>) => {
    const found = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) {
      clearTimeout(timer);
      timer = undefined;
    }
    found?.answer(result);
  };
  return {
    send: (message) =>
      new Promise((answer) => {
        pending.set(message.id, { message, answer });
        send(message);
        startTimer();
      }),
    resendAll: () => {
      for (const { message } of pending.values()) send(message);
      if (pending.size > 0) startTimer();
    },
    settle,
    settleAll: (result) => {
      clearTimeout(timer);
      for (const id of [...pending.keys()]) settle(id, result);
    },
    settleLongest: (result) => {
      const length = ({ message }: PendingRequest) => JSON.stringify(message).length;
      const [longest] = [...pending.values()].toSorted((a, b) => length(b) - length(a));
      if (longest !== undefined) settle(longest.message.id, result);
    },
  };
};
