/** Waits longer after every failure, with some chance in it so that a crowd does not return in step. */
export interface Backoff {
  wait(): void;
  now(): void;
  reset(): void;
  stop(): void;
}

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 4_000;

export const makeBackoff = (attempt: () => void): Backoff => {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    wait: () => {
      stop();
      const longest = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries);
      tries += 1;
      timer = setTimeout(attempt, longest * (0.5 + Math.random() / 2));
    },
    now: () => {
      stop();
      attempt();
    },
    reset: () => {
      tries = 0;
    },
    stop,
  };
};
