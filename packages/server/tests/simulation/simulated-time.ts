import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

/** Time that passes only when it is told to. */
export interface SimulatedTime {
  /** Lets time pass; timers run one by one, each with everything that it sets off. */
  pass(milliseconds: number): Promise<void>;
}

interface Timer {
  at: number;
  readonly delay: number;
  readonly repeats: boolean;
  run(): void;
  refresh(): Timer;
  ref(): Timer;
  unref(): Timer;
}

/**
 * Replaces timers and clocks, until `vi.unstubAllGlobals` and `vi.restoreAllMocks`. Those of Vitest lose timers after a
 * `refresh`, which the server uses.
 */
export const simulateTime = (): SimulatedTime => {
  let now = 0;
  const timers = new Set<Timer>();
  const start =
    (repeats: boolean) =>
    (act: (...args: readonly unknown[]) => void, delay = 0, ...args: readonly unknown[]): Timer => {
      const timer: Timer = {
        at: 0,
        delay,
        repeats,
        run: () => act(...args),
        refresh: () => {
          timer.at = now + delay;
          timers.add(timer);
          return timer;
        },
        ref: () => timer,
        unref: () => timer,
      };
      return timer.refresh();
    };
  const stop = (timer: Timer | undefined) => void (timer && timers.delete(timer));
  vi.stubGlobal('setTimeout', start(false));
  vi.stubGlobal('setInterval', start(true));
  vi.stubGlobal('clearTimeout', stop);
  vi.stubGlobal('clearInterval', stop);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(Date, 'now').mockImplementation(() => now);

  const nextBy = (end: number): Timer | undefined => {
    let next: Timer | undefined;
    for (const timer of timers) if (timer.at <= end && (next === undefined || timer.at < next.at)) next = timer;
    return next;
  };
  return {
    pass: async (milliseconds) => {
      const end = now + milliseconds;
      await setImmediate();
      for (let timer = nextBy(end); timer !== undefined; timer = nextBy(end)) {
        now = Math.max(now, timer.at);
        timers.delete(timer);
        if (timer.repeats) timer.refresh();
        timer.run();
        await setImmediate();
      }
      now = end;
    },
  };
};
