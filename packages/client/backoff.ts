/** Exponential backoff with jitter, so that many clients do not reconnect at the same moment. */
export interface Backoff {
  /** Schedules the next attempt. */
  schedule(): void;
  /** Attempts at once. */
  runNow(): void;
  reset(): void;
  stop(): void;
}

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 4_000;

export const makeBackoff = (attempt: () => void): Backoff => {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    schedule: () => {
      stop();
      const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
      failures += 1;
      timer = setTimeout(attempt, delay * (0.5 + Math.random() / 2));
    },
    runNow: () => {
      stop();
      attempt();
    },
    reset: () => {
      failures = 0;
    },
    stop,
  };
};
