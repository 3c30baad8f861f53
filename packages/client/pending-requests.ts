import type { Result } from '@sesame/kernel';
import type { ClientMessage } from '@sesame/protocol';

/** A connection that swallows questions for so long is as good as lost. */
const ANSWER_TIMEOUT_MS = 15_000;

interface PendingRequest {
  readonly message: ClientMessage;
  readonly answer: (result: Result<void>) => void;
}

/** What was asked of the house and is not answered yet, by its id. */
export interface PendingRequests {
  ask(message: ClientMessage): Promise<Result<void>>;
  /** Asks all that is open, over a new connection. */
  askAgain(): void;
  settle(id: number, result: Result<void>): void;
  settleAll(result: Result<void>): void;
}

export const makePendingRequests = (
  send: (message: ClientMessage) => void,
  onSwallowed: () => void,
): PendingRequests => {
  const asked = new Map<number, PendingRequest>();
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const expect = () => {
    overdue ??= setTimeout(() => {
      overdue = undefined;
      if (asked.size > 0) onSwallowed();
    }, ANSWER_TIMEOUT_MS);
  };
  const settle = (id: number, result: Result<void>) => {
    const found = asked.get(id);
    asked.delete(id);
    if (asked.size === 0) {
      clearTimeout(overdue);
      overdue = undefined;
    }
    found?.answer(result);
  };
  return {
    ask: (message) =>
      new Promise((answer) => {
        asked.set(message.id, { message, answer });
        send(message);
        expect();
      }),
    askAgain: () => {
      for (const { message } of asked.values()) send(message);
      if (asked.size > 0) expect();
    },
    settle,
    settleAll: (result) => {
      clearTimeout(overdue);
      for (const id of [...asked.keys()]) settle(id, result);
    },
  };
};
