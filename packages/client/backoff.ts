/** Waits longer after every failure, with some chance in it so that a crowd does not return in step. */
export interface Backoff {
  wait(): void;
  now(): void;
  reset(): void;
  stop(): void;
}

const FIRST = 200;
const LONGEST = 4_000;

export const makeBackoff = (attempt: () => void): Backoff => {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    wait: () => {
      stop();
      const longest = Math.min(LONGEST, FIRST * 2 ** tries);
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
